import { sendReport, type ReportForm, type ReportSubject, type UserId } from '@roborrow/domain';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';

/** Sends a report to the operator. It resolves to the use case's result, and rejects if the backend could not be loaded. */
export function useSendReport(me: UserId, subject: ReportSubject) {
  const services = useServices();
  return useMutation({
    mutationFn: async (form: ReportForm) => sendReport(await services)({ me, subject, form }),
  });
}

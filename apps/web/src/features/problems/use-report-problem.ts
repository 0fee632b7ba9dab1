import { reportProblem, type OutgoingProblem, type ProblemId } from '@roborrow/domain';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../../services.tsx';

/** Sends a problem. What is sent again after a failure is the same problem: a lost answer makes no second one. */
export function useReportProblem() {
  const services = useServices();
  const id = useRef<ProblemId>(undefined);
  return useMutation({
    mutationFn: async (said: Omit<OutgoingProblem, 'id'>) => {
      const ready = await services;
      id.current ??= ready.ids.next() as ProblemId; // made here
      return reportProblem(ready)({ ...said, id: id.current });
    },
  });
}

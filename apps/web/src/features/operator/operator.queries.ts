import {
  reportKey,
  type DailyLimits,
  type OperatorAct,
  type ProblemId,
  type ReportSubject,
} from '@roborrow/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';

const keys = { all: ['operator'] as const };

/** What waits; looked at again whenever the operator comes back to the page. */
export function useQueue() {
  const services = useServices();
  return useQuery({
    queryKey: [...keys.all, 'queue'] as const,
    queryFn: async () => (await services).operator.queue(),
    refetchOnWindowFocus: true,
  });
}

export function useCase(subject: ReportSubject) {
  const services = useServices();
  return useQuery({
    queryKey: [...keys.all, 'case', reportKey(subject)] as const,
    queryFn: async () => (await services).operator.look(subject),
    refetchOnWindowFocus: true,
  });
}

export function useFound(text: string) {
  const services = useServices();
  return useQuery({
    queryKey: [...keys.all, 'found', text] as const,
    queryFn: async () => (await services).operator.find(text),
    enabled: text !== '',
  });
}

export function useOperatorLog() {
  const services = useServices();
  return useQuery({
    queryKey: [...keys.all, 'log'] as const,
    queryFn: async () => (await services).operator.log(),
  });
}

export function useDays() {
  const services = useServices();
  return useQuery({
    queryKey: [...keys.all, 'days'] as const,
    queryFn: async () => (await services).operator.days(),
  });
}

export function useUnfound() {
  const services = useServices();
  return useQuery({
    queryKey: [...keys.all, 'unfound'] as const,
    queryFn: async () => (await services).operator.unfound(),
  });
}

export function useProblems() {
  const services = useServices();
  return useQuery({
    queryKey: [...keys.all, 'problems'] as const,
    queryFn: async () => (await services).operator.problems(),
    refetchOnWindowFocus: true,
  });
}

export function useCloseProblem() {
  const services = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: ProblemId) => (await services).operator.closeProblem(id),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}

/** `null` as long as nothing is limited. */
export function useLimits() {
  const services = useServices();
  return useQuery({
    queryKey: [...keys.all, 'limits'] as const,
    queryFn: async () => (await services).operator.limits(),
  });
}

export function useSetLimits() {
  const services = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (limits: DailyLimits) => (await services).operator.setLimits(limits, ''),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}

/** Carries out an act; everything that the desk shows is read again after it. */
export function useAct() {
  const services = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ act, note }: { readonly act: OperatorAct; readonly note: string }) =>
      (await services).operator.act(act, note),
    // Also after a failure: its answer may have been lost.
    onSettled: () => client.invalidateQueries(),
  });
}

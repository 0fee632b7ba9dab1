import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, Spinner } from '../../ui/surfaces.tsx';
import { actErrorText, desk } from './operator.text.ts';

interface AwaitedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answered, or that it is asked, or why it has no answer. */
export function Awaited<Data>({ query, children }: AwaitedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Spinner label={desk.loading} />;
  return (
    <EmptyState title={desk.failure} text={actErrorText(query.error)}>
      <Button onClick={() => void query.refetch()}>{app.retry}</Button>
    </EmptyState>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '../features/saved/index.ts';
import { textParams } from './-text-params.ts';

/** In characters. Ids have at most 60, so the robots that are compared (D328) are never cut. */
const LONGEST_LIST = 1000;

export const Route = createFileRoute('/saved/compare')({
  /** `robots` holds ids, "a,b"; `from` is the place from which distances are measured. */
  validateSearch: (search: Record<string, unknown>): { robots?: string; from?: string } => ({
    ...textParams(search, ['robots'], LONGEST_LIST),
    ...textParams(search, ['from']),
  }),
  component: CompareRoute,
});

function CompareRoute() {
  const { robots = '', from = '' } = Route.useSearch();
  return <CompareScreen robots={robots} from={from} />;
}

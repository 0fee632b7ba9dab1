import { REPORTED_KINDS, reportSubject, type ReportSubject } from '@roborrow/domain';
import { createFileRoute } from '@tanstack/react-router';
import { DESK_TABS, OperatorScreen, type DeskTab } from '../features/operator/index.ts';
import { requireOperator } from '../session/guards.ts';
import { textParams } from './-text-params.ts';

interface DeskSearch {
  readonly tab?: DeskTab | undefined;
  /** What a case is about: its kind and its id, "listing_rover". */
  readonly case?: string;
  readonly q?: string;
}

export const Route = createFileRoute('/_member/operator')({
  validateSearch: (search: Record<string, unknown>): DeskSearch => {
    const { tab, ...params } = textParams(search, ['tab', 'case', 'q']);
    return { tab: DESK_TABS.find((known) => known === tab), ...params };
  },
  beforeLoad: requireOperator,
  component: OperatorRoute,
});

function OperatorRoute() {
  const { tab = 'cases', case: key = '', q = '' } = Route.useSearch();
  return <OperatorScreen tab={tab} subject={subjectOf(key)} text={q} />;
}

const subjectOf = (key: string): ReportSubject | null => {
  const kind = REPORTED_KINDS.find((known) => key.startsWith(`${known}_`));
  const id = kind && key.slice(kind.length + 1);
  return kind && id && /^[\w-]+$/.test(id) ? reportSubject(kind, id) : null;
};

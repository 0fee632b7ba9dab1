import { parseDay, type CalendarDay } from '@roborrow/domain';
import { Field } from '../../ui/Field.tsx';
import { datesIssueText } from '@roborrow/text/rentals';
import { searchFields } from './search-fields.text.ts';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';

interface DateFieldsProps {
  readonly params: SearchParams;
  readonly onChange: (changes: SearchParams) => void;
}

/** The days on which a robot must be free (D692). A first day alone is one day; what is wrong is said, and changes no results. */
export function DateFields({ params, onChange }: DateFieldsProps) {
  const [first, last] = [dayOf(params.from), dayOf(params.to)];
  const error = issueOf(first, last);
  const field = (name: 'from' | 'to', least: string | undefined, shown: string | null) => (
    <Field label={searchFields[name]} error={shown}>
      {(control) => (
        <input
          {...control}
          type="date"
          min={least}
          value={params[name] ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className={styles['prices']}>
      {field('from', undefined, null)}
      {field('to', first ?? undefined, error)}
      <p>{searchFields.datesHint}</p>
    </div>
  );
}

const dayOf = (text = ''): CalendarDay | null => parseDay(text);

const issueOf = (first: CalendarDay | null, last: CalendarDay | null): string | null => {
  if (last && !first) return searchFields.firstMissing;
  return first && last && last < first ? datesIssueText({ kind: 'reversed' }) : null;
};

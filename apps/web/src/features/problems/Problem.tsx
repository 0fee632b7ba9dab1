import {
  areCircumstances,
  browserFamilyOf,
  UNKNOWN_PAGE,
  validateProblem,
  type ProblemIssue,
} from '@roborrow/domain';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { release } from '../../release.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { NoIndex } from '../../shared/PublicPage.tsx';
import { useForm } from '../../shared/use-form.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { problem as words, problemErrorText, problemIssueText } from './problem.text.ts';
import { useReportProblem } from './use-report-problem.ts';
import styles from './problem.module.css';

/** What helps, and is shown before it is sent (D785). */
function useCircumstances() {
  const isHydrated = useHydrated();
  const from = useLocation({ select: ({ state }) => state.problemAt ?? UNKNOWN_PAGE });
  const circumstances = {
    release: `${release.version}+${release.build}`,
    // A server knows neither.
    page: isHydrated ? from : UNKNOWN_PAGE,
    browser: isHydrated ? browserFamilyOf(navigator.userAgent) : 'other',
  } as const;
  return areCircumstances(circumstances) ? circumstances : { ...circumstances, page: UNKNOWN_PAGE };
}

/** Where anybody tells the operator what does not work (D785). */
export function Problem() {
  const [isSent, setSent] = useState(false);
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={words.title} />
      <NoIndex />
      {isSent ? <Sent /> : <ProblemForm onSent={() => setSent(true)} />}
    </div>
  );
}

function ProblemForm({ onSent }: { readonly onSent: () => void }) {
  const { mutateAsync } = useReportProblem();
  const circumstances = useCircumstances();
  const [failure, setFailure] = useState('');
  const { form, set, errorOf, isBusy, formProps } = useForm<{ readonly text: string }, ProblemIssue>({
    name: 'problem',
    initial: { text: '' },
    validate: validateProblem,
    sentence: problemIssueText,
    onSubmit: async ({ text }) => {
      setFailure('');
      const result = await mutateAsync({ ...circumstances, text });
      if (result.ok) onSent();
      else setFailure(problemErrorText(result.error));
    },
  });
  const { release: version, page, browser } = circumstances;
  const along = [
    [words.along.release, version],
    [words.along.page, page === UNKNOWN_PAGE ? words.unknownPage : page],
    [words.along.browser, words.browsers[browser]],
  ] as const;
  return (
    <form className={styles['form']} {...formProps}>
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <Field label={words.what} error={errorOf('text')}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            dir="auto"
            required
            value={form.text}
            onChange={({ target }) => set('text', target.value)}
          />
        )}
      </Field>
      <section aria-labelledby="along">
        <h2 id="along">{words.alongHeading}</h2>
        <dl className={styles['along']}>
          {along.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {failure !== '' && <Banner tone="bad">{failure}</Banner>}
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  );
}

/** It gets the focus, because the button that had it is gone. */
function Sent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['form']}>
      <h1 ref={heading} tabIndex={-1}>
        {words.sent.heading}
      </h1>
      <p>{words.sent.text}</p>
      <div>
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {words.goOn}
        </Link>
      </div>
    </div>
  );
}

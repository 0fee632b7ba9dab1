import type { Brand } from '../brand.ts';
import { isLongerThan, removeControls, trimmed } from '../characters.ts';
import { err, ok, type Result } from '../result.ts';
import type { EpochMs } from '../units.ts';

/** The id of a problem, made by the client that sends it. */
export type ProblemId = Brand<string, 'ProblemId'>;

/** Most characters of what a person says of a problem (D785). */
export const PROBLEM_TEXT_MAX = 1000;

/** The families that a browser's own words tell apart. */
export const BROWSER_FAMILIES = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const;
/** One of `BROWSER_FAMILIES`. */
export type BrowserFamily = (typeof BROWSER_FAMILIES)[number];

/** The page of no pattern: opened by its address. */
export const UNKNOWN_PAGE = '-';

/** What helps to find a problem, and says nothing of the person who has it (D785). */
export interface ProblemCircumstances {
  /** Of the product, e.g. "0.1.0+a1b2c3". */
  readonly release: string;
  /** The pattern of the page's address: "/robots/$robotId". */
  readonly page: string;
  readonly browser: BrowserFamily;
}

/** What a person tells the operator of something that does not work. */
export interface OutgoingProblem extends ProblemCircumstances {
  readonly id: ProblemId;
  readonly text: string;
}

/** A problem as the operator reads it. */
export interface ReceivedProblem extends OutgoingProblem {
  readonly createdAt: EpochMs;
}

const RELEASE = /^[\w.+-]{1,100}$/;
const PAGE = /^[a-zA-Z/$-]{1,100}$/;

/** Whether these are circumstances and nothing more: no address of a person's page, no free text. */
export const areCircumstances = ({ release, page, browser }: ProblemCircumstances): boolean =>
  RELEASE.test(release) && PAGE.test(page) && BROWSER_FAMILIES.includes(browser);

/** The family of a browser, from what it calls itself. Others' names are in it, too, so the order matters. */
export function browserFamilyOf(userAgent: string): BrowserFamily {
  if (/Edg(?:e|A|iOS)?\//.test(userAgent)) return 'edge';
  if (/Firefox\/|FxiOS\//.test(userAgent)) return 'firefox';
  if (/Chrom(?:e|ium)\/|CriOS\//.test(userAgent)) return 'chrome';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
}

/** What is wrong with the form for a problem. */
export interface ProblemIssue {
  readonly field: 'text';
  readonly tag: 'required' | 'too-long';
}

/** Validates what a person says. Characters that act on the text around them are taken out: the operator reads it in a list. */
export function validateProblem(form: {
  readonly text: string;
}): Result<{ readonly text: string }, readonly ProblemIssue[]> {
  const text = trimmed(removeControls(form.text));
  if (text === '') return err([{ field: 'text', tag: 'required' }]);
  return isLongerThan(text, PROBLEM_TEXT_MAX) ? err([{ field: 'text', tag: 'too-long' }]) : ok({ text });
}

import { accountFields } from '@roborrow/text/fields/account';
import type { BareContext } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { answers } from '../text/answers.ts';

type Asking = Pick<BareContext, 'asker' | 'readInput'>;

/** The value of an option, or what the person types for it. @throws Refusal where no person can answer. */
export const answered = async (
  { asker }: Asking,
  given: string | undefined,
  question: string,
  option: string,
): Promise<string> => {
  if (given !== undefined) return given;
  if (asker === null) throw new Refusal(answers.needsTerminal(option), EXIT.usage);
  return orCancelled(await asker.text(question));
};

/** A password, typed unseen or from the standard input. No option takes it: other programs can read a command's words. */
export const askedPassword = async (
  { asker, readInput }: Asking,
  fromInput = false,
  question: string = accountFields.password.label,
): Promise<string> => {
  if (fromInput) return (await readInput()).replace(/\r?\n$/, '');
  if (asker === null) throw new Refusal(answers.needsTerminal('--password-stdin'), EXIT.usage);
  return orCancelled(await asker.password(question));
};

/** @throws Refusal when the person does not agree, or cannot be asked. */
export const confirmed = async (
  { asker }: Asking,
  isConfirmed: boolean | undefined,
  question: string,
): Promise<void> => {
  if (isConfirmed) return;
  if (asker === null) throw new Refusal(answers.needsYes, EXIT.usage);
  if (!(await asker.confirm(question))) throw cancelled();
};

/** What a person answered. @throws Refusal when they gave up. */
export const orCancelled = (answer: string | null): string => {
  if (answer === null) throw cancelled();
  return answer;
};

const cancelled = (): Refusal => new Refusal(answers.cancelled, EXIT.interrupted);

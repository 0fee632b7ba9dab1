import {
  answerReview,
  dateRequests,
  epochMs,
  isReviewable,
  isStars,
  messageId,
  reviewId,
  reviewWindow,
  userId,
  writeReview,
  type DateRequest,
  type Review,
  type Stars,
} from '@roborrow/domain';
import { dateText } from '@roborrow/text/dates';
import { reviewCount } from '@roborrow/text/rating';
import {
  answerErrorText,
  reviewAuthor,
  reviewErrorText,
  reviewText,
  sealedText,
  starsText,
} from '@roborrow/text/reviews';
import { InvalidArgumentError, type Command } from 'commander';
import { requireMember, valueOf, type Context, type Open } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { table } from '../table.ts';
import { inLines, onOneLine } from '../terminal-text.ts';
import { answers } from '../text/answers.ts';
import { help, labels } from '../text/help.ts';
import { wholeNumber } from './options.ts';
import { answered } from './questions.ts';
import { findRental } from './rentals.ts';
import { getRobot } from './show.ts';

/** What people wrote of a rental, and writing it (D708). */
export const addReviewCommands = (program: Command, open: Open): void => {
  program
    .command('reviews')
    .description(help.reviews)
    .argument('[robot]', help.robotId)
    .option('--of <person>', help.reviewsOf)
    .option('--limit <reviews>', help.reviewsLimit, wholeNumber, 10)
    .option('--json', help.json)
    .action((robot: string | undefined, options: ListOptions) =>
      open.backend((context) => list(context, robot, options)),
    );
  program
    .command('review')
    .description(help.review)
    .argument('[rental]', help.rental)
    .argument('[words...]', help.reviewWords)
    .option('--stars <number>', help.stars, starsOf)
    .option('--remark <text>', help.remark, '')
    .option('--answer', help.answerReview)
    .option('--json', help.json)
    .action((rental: string | undefined, words: readonly string[], options: WriteOptions) =>
      open.backend((context) => {
        if (rental === undefined) return due(context, options);
        return (options.answer ? answerOther : write)(context, rental, words.join(' '), options);
      }),
    );
};

interface ListOptions {
  readonly of?: string;
  readonly limit: number;
  readonly json?: boolean;
}

interface WriteOptions {
  readonly stars?: Stars;
  readonly remark: string;
  readonly answer?: boolean;
  readonly json?: boolean;
}

const starsOf = (text: string): Stars => {
  const stars = Number(text);
  if (!isStars(stars)) throw new InvalidArgumentError(help.notStars);
  return stars;
};

const list = async (
  context: Context,
  id: string | undefined,
  { of, limit, json }: ListOptions,
): Promise<void> => {
  const { ports, say, note } = context;
  if ((id === undefined) === (of === undefined)) throw new Refusal(answers.reviewsOfWhat, EXIT.usage);
  const page =
    of === undefined
      ? await ports.reviews.listOfRobot((await getRobot(context, id ?? '')).id, { limit })
      : await ports.reviews.listOfPerson(userId(of), { limit });
  if (json) return page.reviews.forEach(context.sayJson);
  if (page.reviews.length === 0) say(labels.noReviews);
  for (const review of page.reviews) sayReview(context, review);
  if (page.next !== null) note(answers.olderReviews(reviewCount(page.reviews.length)));
};

const sayReview = ({ say, colours, columns }: Context, review: Review): void => {
  say(
    `${colours.bold(starsText(review.stars))}  ${onOneLine(reviewAuthor(review))}  ${colours.dim(dateText(review.createdAt))}`,
  );
  const width = columns === null ? null : columns - 4;
  for (const line of inLines(reviewText(review), width)) say(`  ${line}`);
  if (review.answer === null) return;
  say(`  ${colours.dim(labels.answer)}`);
  for (const line of inLines(review.answer, width)) say(`    ${line}`);
};

/** The member's rentals that can be reviewed now. */
const reviewable = async ({ ports, now }: Context, user: DateRequest['renterId']) => {
  const { messages } = await ports.messages.listRecent(user, { limit: 500 });
  return dateRequests(messages).filter((request) => isReviewable(request, epochMs(now())));
};

const otherOf = (request: DateRequest, user: DateRequest['renterId']): string =>
  onOneLine(request.renterId === user ? request.ownerName : request.renterName);

const due = async (context: Context, { json }: WriteOptions): Promise<void> => {
  const { uid } = (await requireMember(context)).user;
  const requests = await reviewable(context, uid);
  if (json) return requests.forEach(context.sayJson);
  if (requests.length === 0) return context.say(labels.nothingToReview);
  const headings = [
    { heading: labels.person, isWhole: true },
    { heading: labels.days, isWhole: true },
    { heading: labels.until, isWhole: true },
    { heading: labels.id, isWhole: true },
  ];
  const rows = requests.map((request) => [
    otherOf(request, uid),
    `${request.range.first} – ${request.range.last}`,
    dateText(reviewWindow(request)?.until ?? epochMs(context.now())),
    request.id,
  ]);
  for (const line of table(headings, rows, context.columns, context.colours.dim)) context.say(line);
};

const write = async (
  context: Context,
  rental: string,
  words: string,
  { stars, remark, json }: WriteOptions,
): Promise<void> => {
  const me = await requireMember(context);
  const { uid } = me.user;
  const request = (await reviewable(context, uid)).find(({ id }) => id === rental);
  if (!request) throw new Refusal(answers.notReviewable(onOneLine(rental)), EXIT.notFound);
  const text = await answered(context, words === '' ? undefined : words, labels.review, 'WORDS');
  const form = { stars: stars ?? null, text, remark };
  valueOf(await writeReview(context.ports)({ me, request, form }), reviewErrorText);
  const until = reviewWindow(request)?.until ?? epochMs(context.now());
  const own = await context.ports.reviews.getOwn(
    uid,
    request.id,
    request.renterId === uid ? 'renter' : 'owner',
  );
  if (json) return context.sayJson(own);
  context.say(
    own?.isOpen ? answers.reviewOpen : `${answers.reviewSaved} ${sealedText(otherOf(request, uid), until)}`,
  );
};

/** Answers the review that the other one wrote (D703). */
const answerOther = async (
  context: Context,
  rental: string,
  words: string,
  { json }: WriteOptions,
): Promise<void> => {
  const { uid } = (await requireMember(context)).user;
  const { request } = await findRental(context, uid, messageId(rental));
  const text = await answered(context, words === '' ? undefined : words, labels.answer, 'WORDS');
  const review = reviewId(request.id, request.renterId === uid ? 'owner' : 'renter');
  const answer = valueOf(await answerReview(context.ports)({ me: uid, review, text }), answerErrorText);
  if (json) return context.sayJson({ review, answer });
  context.say(answers.reviewAnswered);
};

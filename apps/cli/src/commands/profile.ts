import {
  EXPERTISE_LEVELS,
  saveProfile,
  userId,
  type Member,
  type ProfileForm,
  type PublicProfile,
} from '@roborrow/domain';
import { joined } from '@roborrow/text/dates';
import { saveProfileErrorText } from '@roborrow/text/errors/profile';
import { accountFields } from '@roborrow/text/fields/account';
import { expertiseText, profileFields } from '@roborrow/text/fields/profile';
import { reviewCount, ratingText } from '@roborrow/text/rating';
import { toasts } from '@roborrow/text/toasts';
import { Option, type Command } from 'commander';
import { requireMember, valueOf, type Context, type Open } from '../context.ts';
import { EXIT, Refusal } from '../exit-codes.ts';
import { inLines, onOneLine } from '../terminal-text.ts';
import { answers } from '../text/answers.ts';
import { help, labels } from '../text/help.ts';
import { sayRobots } from './say-robots.ts';

type ProfileOptions = Partial<ProfileForm> & { readonly json?: boolean };

/** Shows a profile, or changes the own one. */
export const addProfileCommand = (program: Command, open: Open): void => {
  program
    .command('profile')
    .description(help.profile)
    .argument('[person]', help.personId)
    .option('--first-name <text>', accountFields.firstName.label)
    .option('--last-name <text>', accountFields.lastName.label)
    .option('--bio <text>', profileFields.bio.label)
    .option('--location <place>', profileFields.location.label)
    .addOption(
      new Option('--expertise <level>', profileFields.expertise.label).choices([...EXPERTISE_LEVELS]),
    )
    .option('--json', help.json)
    .action((person: string | undefined, { json, ...changes }: ProfileOptions) =>
      open.backend((context) => profile(context, person, changes, json)),
    );
};

const profile = async (
  context: Context,
  person: string | undefined,
  changes: Partial<ProfileForm>,
  json?: boolean,
): Promise<void> => {
  const isChange = Object.keys(changes).length > 0;
  if (person !== undefined && isChange) throw new Refusal(help.onlyOwn, EXIT.usage);
  if (person !== undefined) return show(context, await getProfile(context, person), json);
  const member = await requireMember(context);
  if (member.profile === null) throw new Refusal(answers.noUsername, EXIT.failed);
  if (isChange) await change(context, { ...member, profile: member.profile }, changes);
  await show(context, await getProfile(context, member.user.uid), json);
};

const getProfile = async ({ ports }: Context, id: string): Promise<PublicProfile> => {
  const found = await ports.users.get(userId(id));
  if (found === null) throw new Refusal(answers.noPerson(onOneLine(id)), EXIT.notFound);
  return found;
};

const change = async (
  { ports, note }: Context,
  { profile: own }: { readonly profile: NonNullable<Member['profile']> },
  changes: Partial<ProfileForm>,
): Promise<void> => {
  const { firstName, lastName, bio, location, expertise } = { ...own, ...changes };
  const form = { firstName, lastName, bio, location, expertise };
  valueOf(await saveProfile(ports)({ profile: own, form, avatar: { kind: 'keep' } }), (error) =>
    saveProfileErrorText(error),
  );
  note(toasts.profile.updated);
};

const show = async (context: Context, found: PublicProfile, json = false): Promise<void> => {
  const { ports, say, sayJson, colours } = context;
  const robots = await ports.robots.listAvailableByOwner(found.id);
  if (json) return sayJson({ ...found, robots: robots.map(({ id, name, price }) => ({ id, name, price })) });
  say(`${colours.bold(onOneLine(found.displayName))}  ${found.username ?? ''}`);
  const rating =
    found.reviewCount > 0 ? [`${ratingText(found.rating)}, ${reviewCount(found.reviewCount)}`] : [];
  say(
    colours.dim(
      [onOneLine(found.location), expertiseText[found.expertise], joined(found.createdAt), ...rating]
        .filter(Boolean)
        .join('  '),
    ),
  );
  say(colours.dim(`${labels.id} ${found.id}`));
  if (found.bio !== '') for (const line of ['', ...inLines(found.bio, context.columns)]) say(line);
  if (robots.length === 0) return;
  say('');
  sayRobots(
    context,
    robots.map((robot) => ({ robot, distance: null })),
  );
};

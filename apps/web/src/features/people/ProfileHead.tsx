import { type PublicProfile, UNKNOWN_TIME, type UserId } from '@roborrow/domain';
import { joined } from '@roborrow/text/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { Badge, WholeEnd } from '../../ui/surfaces.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ShareButton } from '../../shared/ShareButton.tsx';
import { useBlocks } from '../safety/index.ts';
import { availableRobotsOf, PersonRating } from '../robots/index.ts';
import { publicProfile } from './public-profile.text.ts';
import { repliesText } from './replies.text.ts';
import styles from './profile.module.css';

/** The one address of a profile. */
export const profilePath = (id: UserId): string => `/profile/${encodeURIComponent(id)}`;

/** The summary of a user's profile. */
export function ProfileHead({ profile }: { readonly profile: PublicProfile }) {
  const { data: robots } = useQuery(availableRobotsOf(useServices(), profile.id));
  const { hides } = useBlocks();
  const name = profile.displayName || profile.username || publicProfile.title;
  return (
    <header data-whole className={styles['head']}>
      <Avatar name={name} src={profile.avatar} size={8} />
      <div className={styles['who']}>
        <div className={styles['title']}>
          <h1 tabIndex={-1}>{name}</h1>
          {profile.username && (
            <p className={styles['username']}>{publicProfile.username(profile.username)}</p>
          )}
        </div>
        {(profile.isVerified || profile.isPremium) && (
          <ul className={styles['badges']}>
            {profile.isVerified && (
              <li>
                <Badge tone="good">
                  <Icon name="badge-check" size={15} /> {publicProfile.verified}
                </Badge>{' '}
                <small>{publicProfile.verifiedMeans}</small>
              </li>
            )}
            {profile.isPremium && (
              <li>
                <Badge tone="accent">
                  <Icon name="sparkles" size={15} /> {publicProfile.premium}
                </Badge>{' '}
                <small>{publicProfile.premiumMeans}</small>
              </li>
            )}
          </ul>
        )}
        <ul className={styles['facts']}>
          <li>
            <PersonRating person={profile} />
          </li>
          {robots && !hides(profile.id) && (
            <li>
              <Icon name="bot" size={17} /> {publicProfile.robotCount(robots.length)}
            </li>
          )}
          {profile.location && (
            <li>
              <Icon name="map-pin" size={17} /> {profile.location}
            </li>
          )}
          {profile.createdAt !== UNKNOWN_TIME && (
            <li>
              <Icon name="clock" size={17} /> {joined(profile.createdAt)}
            </li>
          )}
          {profile.replies && (
            <li>
              <Icon name="message-square" size={17} /> {repliesText(profile.replies)}
            </li>
          )}
        </ul>
      </div>
      <div className={styles['ways']}>
        <ShareButton title={name} path={profilePath(profile.id)} />
        <WaysOn profile={profile} />
      </div>
      <WholeEnd />
    </header>
  );
}

/** Members may write to other users, but not to themselves (D73). */
function WaysOn({ profile }: { readonly profile: PublicProfile }) {
  const member = useMember();
  if (!member) return null;
  if (member.user.uid === profile.id) {
    return (
      <Link to="/edit-profile" className={buttonClass({ variant: 'secondary' })}>
        {publicProfile.edit}
      </Link>
    );
  }
  return (
    <Link to="/messages" search={{ newConversation: profile.id }} className={buttonClass()}>
      <Icon name="message-square" size={18} />
      {publicProfile.contact}
    </Link>
  );
}

import { otherLanguageOf } from '../../shared/written-in.ts';
import { categoryName } from '@roborrow/text/category';
import { type Robot, shortPlaceName } from '@roborrow/domain';
import { availabilityText } from '@roborrow/text/availability';
import { pricePerDay } from '@roborrow/text/money';
import { useQuery } from '@tanstack/react-query';
import { Link, useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { sharing } from '../../shared/sharing.text.ts';
import { Badge, WholeEnd } from '../../ui/surfaces.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-named.ts';
import { PublicPage, useOrigin } from '../../shared/PublicPage.tsx';
import { StructuredData } from '../../shared/StructuredData.tsx';
import { ShareButton } from '../../shared/ShareButton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { BlockPerson, ReportButton } from '../safety/index.ts';
import { ReviewSection } from '../reviews/index.ts';
import { Heart, Rating } from '../robots/index.ts';
import { robotDetail } from './robot-detail.text.ts';
import { Availability, RobotDistance, SpecificationList } from './RobotFacts.tsx';
import styles from './robot-detail.module.css';
import { ContactOwner } from './ContactOwner.tsx';
import { Gallery } from './Gallery.tsx';
import { OwnerCard } from './OwnerCard.tsx';
import { robotJsonLd } from './robot-json-ld.ts';

// Below what is read first, or for owners alone.
const Area = lazyPart(() => import('./Area.tsx'), 'Area');
const SimilarRobots = lazyPart(() => import('./SimilarRobots.tsx'), 'SimilarRobots');
const AsOthers = lazyPart(() => import('./AsOthers.tsx'), 'AsOthers');

interface ListingProps {
  readonly robot: Robot;
  /** The place near which the robot was found; empty for none. */
  readonly from: string;
}

export function Listing({ robot, from }: ListingProps) {
  // A failed read of the owner shows "unavailable" and is logged; it is not an error of the page (D175).
  const owner = useQuery(profileById(useServices(), robot.ownerId));
  useEffect(() => {
    if (owner.error) console.error(owner.error);
  }, [owner.error]);
  const isOwn = useMember()?.user.uid === robot.ownerId;
  const isAsOthers = useRouterState({ select: ({ location }) => location.state.isAsOthers ?? false });
  const path = `/robots/${encodeURIComponent(robot.id)}`;
  return (
    <article className={`page ${styles['screen']}`}>
      <PublicPage
        title={robot.name}
        description={sharing.robot(robot)}
        image={robot.images[0] ?? ''}
        path={path}
      />
      <StructuredData thing={robotJsonLd(robot, owner.data ?? null, useOrigin())} />
      {isOwn && isAsOthers ? (
        <Suspense>
          <AsOthers />
        </Suspense>
      ) : (
        <BackToResults isOwn={isOwn} from={from} />
      )}
      <div className={styles['top']}>
        <Gallery name={robot.name} images={robot.images} />
        <header data-whole className={styles['head']}>
          <div className={styles['title']}>
            <h1 tabIndex={-1}>{robot.name}</h1>
            <ShareButton title={robot.name} path={path} />
            <Heart robot={robot} />
          </div>
          <p className={styles['facts']}>
            <Rating rated={robot} />
            <span>
              <Icon name="map-pin" size={17} /> {robot.location}
            </span>
            {robot.coordinates && <RobotDistance at={robot.coordinates} town={robot.location} from={from} />}
            <span>
              <Icon name="tag" size={17} /> {categoryName(robot.category)}
            </span>
          </p>
          <WholeEnd />
        </header>
      </div>
      <aside className={styles['side']} aria-label={robotDetail.rent}>
        <div
          data-whole
          data-clear-of-toasts
          className={classes(styles['card'], (!isOwn || isAsOthers) && styles['bar'])}
        >
          <div className={styles['priceRow']}>
            <p className={styles['price']}>{pricePerDay(robot.price)}</p>
            <Badge tone={robot.isAvailable ? 'good' : 'bad'}>{availabilityText(robot.isAvailable)}</Badge>
          </div>
          <ContactOwner
            robot={robot}
            isOwn={isOwn && !isAsOthers}
            isReachable={Boolean(owner.data) && !isOwn}
          />
          <WholeEnd />
        </div>
        <div className={styles['card']}>
          <h2>{robotDetail.owner.heading}</h2>
          <OwnerCard owner={owner.data ?? null} isLoading={owner.isPending} />
        </div>
      </aside>
      <div className={styles['rest']}>
        <section aria-labelledby="description">
          <h2 id="description">{robotDetail.description}</h2>
          <p dir="auto" className={styles['prose']} lang={otherLanguageOf(robot.description)}>
            {robot.description}
          </p>
        </section>
        {robot.features.length > 0 && (
          <section aria-labelledby="features">
            <h2 id="features">{robotDetail.features}</h2>
            <ul className={styles['tags']}>
              {robot.features.map((feature) => (
                <li key={feature}>
                  <Badge>{feature}</Badge>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="specifications">
          <h2 id="specifications">{robotDetail.specifications.heading}</h2>
          <SpecificationList robot={robot} />
        </section>
        <section aria-labelledby="availability">
          <h2 id="availability">{robotDetail.availability.heading}</h2>
          <Availability robot={robot} />
        </section>
        <section aria-labelledby="reviews">
          <h2 id="reviews">{robotDetail.reviews.heading}</h2>
          {robot.reviewCount > 0 ? (
            <Suspense>
              <ReviewSection
                of={{ kind: 'robot', id: robot.id }}
                rated={robot}
                product={robot.name}
                name={owner.data?.displayName ?? robotDetail.owner.heading}
              />
            </Suspense>
          ) : (
            <p className={styles['quiet']}>{robotDetail.reviews.empty}</p>
          )}
        </section>
        <Suspense>
          {robot.coordinates && <Area place={robot.location} coordinates={robot.coordinates} />}
        </Suspense>
        <div className={styles['trust']}>
          <ReportButton subject={{ kind: 'listing', id: robot.id }} person={robot.ownerId} />
          {owner.data && (
            <BlockPerson id={owner.data.id} name={`${owner.data.firstName} ${owner.data.lastName}`} />
          )}
        </div>
      </div>
      <Suspense>
        <SimilarRobots robot={robot} />
      </Suspense>
    </article>
  );
}

interface BackToResultsProps {
  readonly isOwn: boolean;
  readonly from: string;
}

/**
 * Leads back to the results that led here, where they were scrolled to; else to the robots near the place in the address, to the owner's
 * own, or to all (D607).
 */
function BackToResults({ isOwn, from }: BackToResultsProps) {
  const { history } = useRouter();
  const isFromResults = useRouterState({ select: ({ location }) => location.state.isFromResults ?? false });
  const canGoBack = useCanGoBack();
  const isHydrated = useHydrated();
  const goesBack = isHydrated && isFromResults && canGoBack;
  const [to, search, words] = from
    ? (['/search', { location: from }, robotDetail.robotsNear(shortPlaceName(from))] as const)
    : isOwn
      ? (['/dashboard', { tab: 'robots' }, robotDetail.ownRobots] as const)
      : (['/robots', {}, robotDetail.allRobots] as const);
  return (
    <p className={styles['back']}>
      <Link
        to={to}
        search={search}
        onClick={(event) => {
          if (!goesBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          history.back();
        }}
      >
        <Icon name="arrow-left" size={17} />
        {goesBack ? robotDetail.backToResults : words}
      </Link>
    </p>
  );
}

import { type AuthUser, collectMyData, type MyData } from '@roborrow/domain';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Member } from '../../session/use-session.ts';
import { chooseDistanceUnit, useDistanceUnit } from '../../shared/distance-unit.ts';
import { distanceUnits } from '../../shared/distance-unit.text.ts';
import { LanguageLinks } from '../../shared/LanguageLinks.tsx';
import { languageSwitch } from '../../shared/languages.text.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { saveFile } from '../../shared/save-file.ts';
import styles from '../../shared/settings.module.css';
import { ActionSection } from '../../shared/ActionSection.tsx';
import { useServices } from '../../services.tsx';
import { BlockedPeople } from '../safety/index.ts';
import { NoticeChoices, SystemNotices } from '../messages/index.ts';
import { useIsDeletionBegun } from './account.queries.ts';
import { settings as words } from './settings.text.ts';
import { LoginChanges } from './LoginChanges.tsx';
import { myData, otherSignIns } from './settings-sections.text.ts';
import { SuspendedBanner } from './SuspendedBanner.tsx';

/** What is the member's own business, apart from what others see of them (D680). */
export function Settings({ member: { user } }: { readonly member: Member }) {
  const isLeaving = useIsDeletionBegun(user.uid);
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={words.title} />
      <SuspendedBanner user={user.uid} />
      <div className={styles['section']}>
        <h1>{words.heading}</h1>
        <p>
          {words.text} <Link to="/edit-profile">{words.editProfile}</Link>
        </p>
      </div>
      {!isLeaving && (
        <>
          <LoginChanges user={user} />
          <NoticeChoices user={user} />
          <SystemNotices me={user.uid} />
          <BlockedPeople me={user.uid} />
          <Languages />
          <DistanceUnits />
          <OtherSignIns />
          <MyDataSection user={user} />
        </>
      )}
    </div>
  );
}

/** The language of this page, and the others (D843). */
function Languages() {
  return (
    <section aria-labelledby="language" className={styles['section']}>
      <h2 id="language">{languageSwitch.label}</h2>
      <p>{languageSwitch.hint}</p>
      <LanguageLinks />
    </section>
  );
}

const UNITS = ['miles', 'kilometres'] as const;

/** What distances are shown in on this device (D850). */
function DistanceUnits() {
  const chosen = useDistanceUnit();
  return (
    <section aria-labelledby="distances" className={styles['section']}>
      <h2 id="distances">{distanceUnits.label}</h2>
      <p>{distanceUnits.hint}</p>
      <div role="radiogroup" aria-labelledby="distances" className={styles['choices']}>
        {UNITS.map((unit) => (
          <label key={unit}>
            <input
              type="radio"
              name="distances"
              checked={chosen === unit}
              onChange={() => chooseDistanceUnit(unit)}
            />
            {distanceUnits[unit]}
          </label>
        ))}
      </div>
    </section>
  );
}

/** Logs the member out everywhere but here (D490). */
function OtherSignIns() {
  const { mutateAsync, isPending } = useEndOtherSignIns();
  const end = async () => {
    await mutateAsync();
    return otherSignIns.done;
  };
  return <ActionSection id="other-sign-ins" words={otherSignIns} isActing={isPending} act={end} />;
}

/** Ends every other sign-in of the user (D490). It rejects with the port's error. */
function useEndOtherSignIns() {
  const services = useServices();
  return useMutation({ mutationFn: async () => (await services).auth.endOtherSignIns() });
}

/** Downloads everything that is stored of the member, as one file (D464). */
function MyDataSection({ user }: { readonly user: AuthUser }) {
  const { mutateAsync, isPending } = useCollectMyData(user);
  const download = async () => {
    const data = await mutateAsync();
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, myData.fileName(new Date(data.collectedAt).toISOString().slice(0, 10)));
    const unread = Object.values(data.pictures).filter((picture) => picture === null).length;
    return unread === 0 ? myData.done : myData.unread(unread);
  };
  return <ActionSection id="my-data" words={myData} isActing={isPending} act={download} />;
}

/** Collects everything that is stored of the user (D464). It rejects with the port's error. */
function useCollectMyData(user: AuthUser) {
  const services = useServices();
  return useMutation({
    mutationFn: async (): Promise<MyData> => {
      const collected = await collectMyData({ ...(await services), readPicture, dataUrl })(user);
      if (collected.ok) return collected.value;
      throw collected.error.kind === 'port' ? collected.error.error : new Error(collected.error.kind);
    },
  });
}

/** Stored pictures have an address, those of the embedded backend contain their bytes. */
async function readPicture(url: string): Promise<string> {
  if (url.startsWith('data:')) return url;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return asDataUrl(await response.blob());
}

const dataUrl = (jpeg: Uint8Array): Promise<string> =>
  asDataUrl(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }));

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onloadend = () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(reader.error ?? new Error('The picture could not be read'));
    reader.readAsDataURL(blob);
  });

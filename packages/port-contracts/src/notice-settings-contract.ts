import { DEFAULT_NOTICE_SETTINGS, type LanguageTag, type NoticeSettings } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { PROFILE_CHANGES, type Person } from './people.ts';
import { useWorld } from './use-world.ts';

const SILENT: NoticeSettings = { messageByEmail: false, withBeginning: true };
const SHORT: NoticeSettings = { messageByEmail: true, withBeginning: false };
const SPANISH: NoticeSettings = { ...DEFAULT_NOTICE_SETTINGS, language: 'es' as LanguageTag }; // a tag, as languageTag says

/** How users want to hear of messages while the app is closed (D430). */
export const describeNoticeSettingsContract = (harness: ContractHarness): void => {
  describe(`notice settings: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;

    beforeEach(async () => {
      ada = await world.person('Ada');
    });

    const set = (settings: NoticeSettings, { ports, user }: Person = ada) =>
      ports.users.setNoticeSettings(user.uid, settings);
    const stored = ({ ports, user }: Person = ada) => ports.users.getNoticeSettings(user.uid);

    it('are the defaults until the user chooses', async () => {
      expect(await stored()).toEqual(DEFAULT_NOTICE_SETTINGS);
    });

    it.each([SILENT, SHORT, SPANISH])(
      'are stored, replaced and read on another device: %j',
      async (settings) => {
        await set({ messageByEmail: !settings.messageByEmail, withBeginning: !settings.withBeginning });
        await set(settings);
        await set(settings);
        const ports = await world.stranger();
        const user = await ports.auth.signIn(ada.user.email, ada.password);
        expect(await stored({ ...ada, ports, user })).toEqual(settings);
      },
    );

    it('say in which language notices come, also one that only a newer client speaks, and are without one again (D847)', async () => {
      await set({ ...SHORT, language: 'pt-BR' as LanguageTag });
      expect(await stored()).toEqual({ ...SHORT, language: 'pt-BR' });
      await expectPortError(set({ ...SHORT, language: 'Spanish' as LanguageTag }), 'forbidden');
      await expectPortError(set({ ...SHORT, language: 'es-'.repeat(9) as LanguageTag }), 'forbidden');
      expect(await stored()).toEqual({ ...SHORT, language: 'pt-BR' });
      await set(SHORT);
      expect(await stored()).toEqual(SHORT);
    });

    it('stay as they are when the profile is saved', async () => {
      await set(SILENT);
      await ada.ports.users.update(ada.user.uid, PROFILE_CHANGES);
      expect(await stored()).toEqual(SILENT);
    });

    it('are private: no other user and no visitor reads or writes them (D430)', async () => {
      await set(SHORT);
      const [omar, stranger] = await Promise.all([world.person('Omar'), world.stranger()]);
      const { uid } = ada.user;
      await expectPortError(omar.ports.users.getNoticeSettings(uid), 'forbidden');
      await expectPortError(omar.ports.users.setNoticeSettings(uid, SILENT), 'forbidden');
      await expectPortError(stranger.users.getNoticeSettings(uid), 'not-signed-in');
      await expectPortError(stranger.users.setNoticeSettings(uid, SILENT), 'not-signed-in');
      expect(await stored()).toEqual(SHORT);
      expect(await stored(omar)).toEqual(DEFAULT_NOTICE_SETTINGS);
    });

    it('are deleted with the profile (D18)', async () => {
      await set(SILENT);
      await ada.ports.users.beginDeletion(ada.user.uid);
      expect(await stored()).toEqual(SILENT);
      await ada.ports.users.deleteProfile(ada.user.uid);
      expect(await stored()).toEqual(DEFAULT_NOTICE_SETTINGS);
    });

    it('are copies: changing one changes nothing stored', async () => {
      attemptToChange(await stored());
      expect(await stored()).toEqual({ messageByEmail: true, withBeginning: true });
      const mine = { ...SHORT };
      await set(mine);
      attemptToChange(mine);
      attemptToChange(await stored());
      expect(await stored()).toEqual(SHORT);
    });
  });
};

import type { LanguageTag } from '@roborrow/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld } from '../../../testing/world.ts';

const prefer = (...languages: readonly string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(() => vi.restoreAllMocks());

const offer = () => screen.findByRole('complementary', { name: 'Language' });
const noOffer = () => expect(screen.queryByRole('complementary', { name: 'Language' })).toBeNull();

describe('another language (D842)', () => {
  it('is offered in itself to whose browser prefers it, and not again when the page’s was chosen', async () => {
    prefer('fr', 'es-MX', 'en');
    const { user } = renderApp(await createWorld(), '/robots?query=drone');
    const within_ = within(await offer());
    const link = within_.getByRole('link', { name: 'Ver en español' });
    expect(link).toHaveAttribute('href', '/es/robots?query=drone');
    expect(link).toHaveAttribute('lang', 'es');
    await user.click(within_.getByRole('button', { name: 'Close' }));
    noOffer();
    expect(localStorage.getItem('roborrow.language')).toBe('en');
  });

  it('is not offered to whose browser prefers the page’s', async () => {
    prefer('en-GB', 'es');
    renderApp(await createWorld(), '/about');
    await screen.findByRole('heading', { level: 1 });
    noOffer();
  });

  it('of a member is that of their account, whatever this browser prefers (D849)', async () => {
    prefer('en');
    const world = await createWorld();
    const chosen = { messageByEmail: false, withBeginning: true, language: 'es' as LanguageTag };
    await world.services.users.setNoticeSettings(ADA, chosen);
    localStorage.setItem('roborrow.language', 'en');
    const { user } = renderApp(world, '/about');
    await user.click(within(await offer()).getByRole('button', { name: 'Close' }));
    noOffer();
    // The close is a choice, which is stored beside the others.
    await waitFor(async () =>
      expect(await world.services.users.getNoticeSettings(ADA)).toEqual({ ...chosen, language: 'en' }),
    );
    await waitFor(() => expect(localStorage.getItem('roborrow.language')).toBe('en'));
  });

  it('that the product does not speak stays in the account, and nothing is offered (D849)', async () => {
    prefer('en');
    const world = await createWorld();
    const newer = { messageByEmail: true, withBeginning: true, language: 'pt-BR' as LanguageTag };
    await world.services.users.setNoticeSettings(ADA, newer);
    renderApp(world, '/settings');
    await screen.findByRole('heading', { name: 'Language' });
    noOffer();
    expect(await world.services.users.getNoticeSettings(ADA)).toEqual(newer);
  });

  it('is stored for a member who has none: the page’s, or the one that they chose here (D847)', async () => {
    prefer('en');
    const world = await createWorld();
    const language = async () => (await world.services.users.getNoticeSettings(ADA)).language;
    renderApp(world, '/about');
    await waitFor(async () => expect(await language()).toBe('en'));
    const links = within(await screen.findByRole('navigation', { name: 'Language' }));
    const spanish = links.getByRole('link', { name: 'Español' });
    spanish.addEventListener('click', (event) => event.preventDefault());
    spanish.click();
    cleanup();
    renderApp(world, '/about');
    await waitFor(async () => expect(await language()).toBe('es'));
  });

  it('is a link to the same page at the foot of each, and remembers who follows it (D843)', async () => {
    renderApp(await createWorld(), '/about');
    const links = within(await screen.findByRole('navigation', { name: 'Language' }));
    expect(links.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    const spanish = links.getByRole('link', { name: 'Español' });
    expect(spanish).toHaveAttribute('href', '/es/about');
    spanish.addEventListener('click', (event) => event.preventDefault());
    spanish.click();
    // With the member whose account gets it.
    expect(localStorage.getItem('roborrow.language')).toBe(`es ${ADA}`);
  });
});

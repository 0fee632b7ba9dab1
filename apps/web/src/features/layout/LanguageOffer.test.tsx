import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld } from '../../../testing/world.ts';

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

  it('is a link to the same page at the foot of each, and remembers who follows it (D843)', async () => {
    renderApp(await createWorld(), '/about');
    const links = within(await screen.findByRole('navigation', { name: 'Language' }));
    expect(links.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    const spanish = links.getByRole('link', { name: 'Español' });
    expect(spanish).toHaveAttribute('href', '/es/about');
    spanish.addEventListener('click', (event) => event.preventDefault());
    spanish.click();
    expect(localStorage.getItem('roborrow.language')).toBe('es');
  });
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { visitor } from '../../../testing/starting-points.ts';
import { storedData } from './stored-data.text.ts';

const PAGES = [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/community-rules', 'Community rules'],
  ['/imprint', 'Imprint'],
] as const;

it.each(PAGES)(
  '%s is in the footer, has its day, and says that the operator is an example (D810)',
  async (path, name) => {
    const { user, router } = renderApp(await visitor(), '/about');
    const footer = within(await screen.findByRole('contentinfo'));
    await user.click(footer.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
    const main = within(screen.getByRole('main'));
    expect(main.getByText('As of November 1, 2026')).toBeVisible();
    expect(main.getByText(/^This is a demonstration/)).toBeVisible();
    const others = within(main.getByRole('navigation', { name: 'Rules and privacy' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      PAGES.map(([other]) => other).filter((other) => other !== path),
    );
  },
);

it('the terms say that there is no payment and no contract', async () => {
  renderApp(await visitor(), '/terms');
  const main = await screen.findByRole('main');
  await within(main).findByRole('heading', { level: 1 });
  expect(main).toHaveTextContent(
    'No money passes through this site, and nothing here is a contract of rental.',
  );
  expect(main).toHaveTextContent('Example Operator');
});

it('the privacy page has a row for everything that is stored (D816), and nothing about counting where nothing is counted', async () => {
  renderApp(await visitor(), '/privacy');
  const list = await screen.findByRole('list', { name: 'What is stored, and for how long' });
  expect(
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(storedData.map(({ what }) => what));
  expect(screen.getByText(/^There are no cookies, no analytics and no advertising here/)).toBeVisible();
});

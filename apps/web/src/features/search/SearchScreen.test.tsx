import { days, dollarsPerDay } from '@roborrow/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld, PASSWORD, person, robot } from '../../../testing/world.ts';

const NEAR_APEX = '/search?location=Apex%2C+NC%2C+USA';

const open = async (address: string) => {
  const world = await createWorld([
    robot(1, { price: dollarsPerDay(20) }),
    robot(2, { price: dollarsPerDay(60), minRental: days(7) }),
    robot(3, { price: dollarsPerDay(1500) }),
  ]);
  await world.services.auth.signOut();
  const app = renderApp(world, address);
  await screen.findByRole('heading', { level: 1 });
  const panel = within(await screen.findByRole('region', { name: 'Filters' }));
  return {
    ...app,
    minimum: panel.getByRole('textbox', { name: 'Minimum price' }),
    maximum: panel.getByRole('textbox', { name: 'Maximum price' }),
    rental: panel.getByRole('textbox', { name: 'Rental length' }),
    clear: panel.getByRole('button', { name: 'Clear Filters' }),
    query: screen.getByRole('combobox', { name: 'What do you need?' }),
    place: screen.getByRole('combobox', { name: 'Where?' }),
    /** Waits until the address is this one. */
    expectAddress: (expected: string) =>
      waitFor(() => expect(window.location.pathname + window.location.search).toBe(expected)),
    back: () => act(async () => app.router.history.back()),
  };
};
const found = (count: string) => screen.findByRole('heading', { name: `${count} found` });

describe('the fields of a search', () => {
  it('are the same elements, and keep focus and text, while the address changes', async () => {
    const { user, minimum, maximum, clear, expectAddress } = await open(NEAR_APEX);
    await user.type(minimum, '30');
    await user.tab();
    await user.keyboard('100');
    expect(maximum).toHaveFocus();
    expect(maximum).toHaveValue('100');
    await expectAddress(`${NEAR_APEX}&minPrice=30`);
    await found('2 robots');
    expect(maximum).toHaveFocus();
    expect(maximum).toHaveValue('100');
    await user.click(clear);
    await expectAddress(NEAR_APEX);
    expect(clear).toHaveFocus();
    expect(minimum).toHaveValue('');
    expect(maximum).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Minimum price' })).toBe(minimum);
  });

  it('keep the focus in the search box and in the place box after a search', async () => {
    const { user, query, place, expectAddress } = await open('/search');
    await user.type(query, 'engine{Enter}');
    await expectAddress('/search?query=engine');
    await found('3 robots');
    expect(query).toHaveFocus();
    await user.type(place, 'Ape');
    await user.click(await screen.findByRole('option', { name: /Apex/ }));
    await expectAddress('/search?query=engine&location=Apex%2C+NC%2C+USA');
    expect(place).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'What do you need?' })).toBe(query);
  });

  it('keep further typed text while the sent text reaches the address', async () => {
    const { user, query, expectAddress } = await open('/search');
    await user.type(query, 'engine{Enter} 2');
    await expectAddress('/search?query=engine');
    expect(query).toHaveValue('engine 2');
  });

  it('change with Back, and with a removed chip', async () => {
    const { user, query, minimum, expectAddress, back } = await open('/search?query=engine&minPrice=30');
    await user.clear(query);
    await user.type(query, 'pattern{Enter}');
    await expectAddress('/search?query=pattern&minPrice=30');
    await back();
    await expectAddress('/search?query=engine&minPrice=30');
    await waitFor(() => expect(query).toHaveValue('engine'));
    await act(async () => window.history.forward());
    await waitFor(() => expect(query).toHaveValue('pattern'));
    await user.click(screen.getByRole('button', { name: 'Remove filter From $30/day' }));
    await waitFor(() => expect(minimum).toHaveValue(''));
    expect(screen.getByRole('list', { name: 'Filters in use' })).toHaveFocus();
  });

  it('keep both of two quick changes', async () => {
    const { user, minimum, expectAddress } = await open(NEAR_APEX);
    await user.type(minimum, '30');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'hobby');
    await expectAddress(`${NEAR_APEX}&minPrice=30&category=hobby`);
  });
});

describe('the price fields', () => {
  it('accept prices as people write them', async () => {
    const { user, minimum, maximum } = await open(NEAR_APEX);
    await user.type(minimum, '$50');
    await user.type(maximum, '1,600{Enter}');
    await found('2 robots');
    expect(screen.getByRole('button', { name: 'Remove filter From $50/day' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter Up to $1,600/day' })).toBeVisible();
    expect(minimum).toHaveValue('$50');
  });

  it('show what is invalid, each at its field and not before it is left', async () => {
    const { user, minimum, maximum, clear, expectAddress } = await open(NEAR_APEX);
    await user.type(minimum, 'cheap');
    expect(minimum).not.toHaveAccessibleDescription();
    await user.tab();
    expect(minimum).toHaveAccessibleDescription('Minimum price must be a number');
    await user.type(maximum, 'dear{Enter}');
    expect(minimum).toHaveAccessibleDescription('Minimum price must be a number');
    expect(maximum).toHaveAccessibleDescription('Maximum price must be a number');
    await expectAddress(NEAR_APEX);
    await user.click(clear);
    expect(minimum).toHaveValue('');
    expect(minimum).not.toHaveAccessibleDescription();
  });

  it('show invalid prices from an address at once', async () => {
    const { minimum } = await open(`${NEAR_APEX}&minPrice=50&maxPrice=10`);
    expect(minimum).toHaveAccessibleDescription('Minimum price must not be above the maximum');
  });

  it('count as a search without other criteria (D44)', async () => {
    await open('/search?maxPrice=30');
    await found('1 robot');
  });
});

describe('the rental length (D341)', () => {
  it('leaves out robots that may not be rented for so long, as a chip that can be removed', async () => {
    const { user, rental, expectAddress } = await open(NEAR_APEX);
    await found('3 robots');
    await user.type(rental, '3{Enter}');
    await expectAddress(`${NEAR_APEX}&days=3`);
    await found('2 robots');
    expect(rental).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove filter For 3 days' }));
    await expectAddress(NEAR_APEX);
    await waitFor(() => expect(rental).toHaveValue(''));
  });

  it('shows what is invalid at its field, and changes no results', async () => {
    const { user, rental, expectAddress } = await open(NEAR_APEX);
    await user.type(rental, '2.5{Enter}');
    expect(rental).toHaveAccessibleDescription(/Rental length must be whole days/);
    await expectAddress(NEAR_APEX);
    await found('3 robots');
  });

  it('is a search of its own, but not if it is invalid', async () => {
    const { user, rental } = await open('/search?days=4000');
    expect(await screen.findByRole('heading', { name: 'Recently listed' })).toBeVisible();
    await user.clear(rental);
    await user.type(rental, '7{Enter}');
    await found('3 robots');
  });

  it('says how many robots other lengths would find (D103)', async () => {
    await open('/search?days=3&minPrice=60&maxPrice=60');
    expect(await screen.findByText('1 robot is there for other rental lengths')).toBeVisible();
  });

  it('is put back by Clear Filters (D43)', async () => {
    const { user, rental, clear, expectAddress } = await open(`${NEAR_APEX}&days=3`);
    await user.click(clear);
    await expectAddress(NEAR_APEX);
    expect(rental).toHaveValue('');
  });
});

describe('starting over (D43)', () => {
  it('Clear Filters keeps words and place', async () => {
    const { user, clear, expectAddress } = await open(
      `${NEAR_APEX}&query=engine&distance=50&category=hobby&minPrice=1&maxPrice=2`,
    );
    await user.click(clear);
    await expectAddress(`${NEAR_APEX}&query=engine`);
  });

  it('New Search empties everything, including text that was typed and not sent', async () => {
    const { user, query, minimum, expectAddress } = await open('/search?query=engine&minPrice=1');
    await user.type(query, ' and more');
    await user.click(screen.getByRole('link', { name: 'New Search' }));
    await expectAddress('/search');
    expect(query).toHaveValue('');
    expect(minimum).toHaveValue('');
    await user.type(query, 'typed only');
    await user.click(screen.getByRole('link', { name: 'New Search' }));
    expect(query).toHaveValue('');
  });
});

describe('the distance (D44)', () => {
  const distance = () => screen.getByRole('group', { name: 'Distance' });

  it('can be chosen with a place', async () => {
    await open(NEAR_APEX);
    await found('3 robots');
    expect(distance()).toBeEnabled();
    expect(distance()).not.toHaveAccessibleDescription();
  });

  it.each([
    ['there is none', '/search?query=engine'],
    ['it is not known', '/search?query=engine&location=Nowhereville'],
  ])('is disabled with a reason if %s', async (_, address) => {
    await open(address);
    await found('3 robots');
    await waitFor(() => expect(distance()).toBeDisabled());
    expect(distance()).toHaveAccessibleDescription('Enter a place to search by distance.');
  });
});

describe('the line that replaces the form on a phone', () => {
  const line = (name = /^Change search/) => screen.findByRole('button', { name });

  it('shows the search, and opens the form', async () => {
    const { user } = await open(`${NEAR_APEX}&query=engine`);
    const button = await line(/Change search: ?engine, Apex, NC, USA/);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('search')).toHaveAttribute('data-folded');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('search')).not.toHaveAttribute('data-folded');
  });

  it('is not shown before the first search; then searching replaces the form', async () => {
    const { user, query } = await open('/search');
    expect(screen.queryByRole('button', { name: /^Change search/ })).toBeNull();
    expect(screen.getByRole('search')).not.toHaveAttribute('data-folded');
    await user.type(query, 'engine{Enter}');
    expect(await line()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('search')).toHaveAttribute('data-folded');
  });
});

describe('a search that a member makes near their own place (D2)', () => {
  it('shows none of the robots of a visitor’s answer while it is not known what is near, and then those', async () => {
    const world = await createWorld(
      [
        robot(1),
        robot(2, { location: 'Juneau, AK, USA', coordinates: { latitude: 58.3, longitude: -134.4 } }),
      ],
      {
        users: [{ ...person(ADA, 'Ada', 'Lovelace'), location: 'Apex, NC, USA' }],
        contacts: [{ id: ADA, email: 'ada@example.org', coordinates: { latitude: 35.7, longitude: -78.9 } }],
      },
    );
    await world.services.auth.signOut();
    renderApp(world, '/search?query=engine');
    await found('2 robots');
    const endProfile = world.hold('users.get');
    const endSearch = world.hold('robots.listNearest');
    const skeleton = () => screen.queryByRole('status', { name: 'Searching for robots' });
    await act(() => world.services.auth.signIn('ada@example.org', PASSWORD));
    await waitFor(() => expect(skeleton()).not.toBeNull());
    endProfile();
    await screen.findByRole('button', { name: 'Remove filter Near Apex, NC, USA' });
    expect(skeleton()).not.toBeNull();
    endSearch();
    await found('1 robot');
    expect(skeleton()).toBeNull();
  });
});

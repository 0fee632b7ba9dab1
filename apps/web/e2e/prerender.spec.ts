import { signIn } from './people.ts';
import { expect, test } from './test.ts';

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home can be read, and has its styles', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent a robot from someone nearby');
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page).toHaveTitle(/Roborrow/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '720');
  });
});

test.describe('With JavaScript', () => {
  test('Home is taken over as it stands: the same elements, and no complaint', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-from', 'the page');
        document.querySelector('input[type="search"]')?.setAttribute('data-from', 'the page');
      });
    });
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-from', 'the page');
    await expect(page.getByRole('searchbox')).toHaveAttribute('data-from', 'the page');
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test('any other page never shows Home, and has one title of its own', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (heading?.textContent === 'Rent a robot from someone nearby' && heading.checkVisibility()) console.error('Home was shown');
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Roborrow/);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page).toHaveTitle(/About/);
    expect(complaints).toEqual([]);
  });

  test('the theme that was chosen is there before any script of ours', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('roborrow.theme', 'dark'));
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  test('somebody signed in is greeted, though the page did not know them', async ({ page }) => {
    await page.goto('/login?redirect=%2F');
    await signIn(page, 'lucas@demo.roborrow.example');
    await page.reload();
    await expect(page.getByText('Hello, Lucas')).toBeVisible();
  });
});

import { CONFIGURATION_KEYS, epochMs, settlingState, type DiagnosticReport } from '@roborrow/domain';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { visitor } from '../../../testing/starting-points.ts';
import { Report } from './Diagnostic.tsx';

it('the diagnostic says that it is checking, which services are down and how to mend them, and checks again (D32)', async () => {
  const world = await visitor();
  world.faults.set('diagnostics.report', 'fail');
  const letGo = world.hold('diagnostics.report');
  const { user } = renderApp(world, '/firebase-diagnostic');
  expect(await screen.findByRole('status', { name: 'Checking the backend' })).toBeVisible();
  letGo();
  expect(await screen.findByText('3 services are not answering.')).toBeVisible();
  const fixes = screen.getByRole('region', { name: 'How to fix it' });
  expect(within(fixes).getAllByRole('listitem')).toHaveLength(3);

  world.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Everything is in order.')).toBeVisible();
  expect(fixes).not.toBeInTheDocument();
  const services = within(screen.getByRole('region', { name: 'Services' }));
  expect(services.getAllByText('In memory, demo data')).toHaveLength(4);
});

const UP = { initialization: 'up', authentication: 'up', database: 'up', storage: 'up' } as const;
const DOWN = { initialization: 'down', authentication: 'down', database: 'down', storage: 'down' } as const;
const PRESENT = {
  apiKey: true,
  authDomain: true,
  projectId: true,
  storageBucket: true,
  messagingSenderId: true,
  appId: true,
};

const NOW = epochMs(Date.parse('2026-12-01T12:00:00Z'));
const show = (report: DiagnosticReport) =>
  render(<Report report={report} settling={settlingState(report, NOW)} />);
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('The diagnostic', () => {
  it('reports success when all six values are set and all four services are up', () => {
    show({ backend: 'firebase', configuration: PRESENT, services: UP });
    expect(region('Summary').getByText('Everything is in order.')).toBeVisible();
    expect(region('Configuration').getAllByText('Present')).toHaveLength(6);
    expect(region('Services').getAllByText('Up')).toHaveLength(4);
    expect(screen.queryByRole('region', { name: 'How to fix it' })).toBeNull();
  });

  it.each(CONFIGURATION_KEYS)('reports that %s is missing, and how to fix it', (key) => {
    show({ backend: 'firebase', configuration: { ...PRESENT, [key]: false }, services: UP });
    expect(region('Summary').getByText('1 configuration value is missing.')).toBeVisible();
    expect(region('Summary').queryByText('Everything is in order.')).toBeNull();
    const rows = region('Configuration')
      .getAllByRole('term')
      .map((term) => term.parentElement?.textContent);
    expect(rows.filter((row) => row?.endsWith('Missing'))).toHaveLength(1);
    expect(rows[CONFIGURATION_KEYS.indexOf(key)]).toMatch(/Missing$/);
    expect(region('How to fix it').getByText('Copy .env.example to .env.local.')).toBeVisible();
  });

  it('counts the services that are down, and explains how to fix values and services', () => {
    const nothing = Object.fromEntries(CONFIGURATION_KEYS.map((key) => [key, false])) as typeof PRESENT; // all six keys
    show({ backend: 'firebase', configuration: nothing, services: DOWN });
    expect(region('Summary').getByText('6 configuration values are missing.')).toBeVisible();
    expect(region('Summary').getByText('4 services are not answering.')).toBeVisible();
    expect(region('How to fix it').getAllByRole('listitem')).toHaveLength(6);
  });

  it('needs no configuration for the in-memory backend, and says for each service that it is in memory (D32)', () => {
    show({ backend: 'in-memory', configuration: null, services: UP });
    expect(region('Configuration').getAllByText('Not needed here')).toHaveLength(6);
    expect(region('Services').getAllByText('In memory, demo data')).toHaveLength(4);
    expect(region('Summary').getByText('Everything is in order.')).toBeVisible();
  });

  it.each([
    [null, 'have never run', 'Never ran'],
    [epochMs(NOW - 3_600_000), 'have not run since', 'Last ran: '],
  ])('says that the scheduled functions do not run, and how to mend that (D734)', (settledAt, why, when) => {
    show({ backend: 'firebase', configuration: PRESENT, services: UP, settledAt });
    expect(region('Summary').getByRole('alert')).toHaveTextContent(`The scheduled functions ${why}`);
    expect(region('Summary').queryByText('Everything is in order.')).toBeNull();
    expect(region('Services').getByText('Not running').parentElement).toHaveTextContent(when);
    expect(region('How to fix it').getAllByRole('listitem')).toHaveLength(2);
  });

  it('says when the scheduled functions ran (D734)', () => {
    show({ backend: 'firebase', configuration: PRESENT, services: UP, settledAt: epochMs(NOW - 60_000) });
    expect(region('Summary').getByText('Everything is in order.')).toBeVisible();
    expect(region('Services').getByText('Running')).toBeVisible();
  });
});

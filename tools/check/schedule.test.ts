import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runSteps } from './schedule.ts';
import type { Result, Step, Verdict } from './step.ts';

const good: Verdict = { summary: '', problems: [] };
const bad: Verdict = { summary: '', problems: ['wrong'] };

const step = (name: string, verdict: Verdict, needs: readonly string[] = []): Step => ({
  name,
  cores: 1,
  needs,
  repair: 'Mend it.',
  run: () => Promise.resolve(verdict),
});

const kinds = (results: readonly Result[]) => results.map(({ name, kind }) => `${name} ${kind}`);

describe('running the steps', () => {
  test('a failed step stops only the steps that need it, directly or not', async () => {
    const steps = [
      step('build', bad),
      step('size', good, ['build']),
      step('sum', good, ['size']),
      step('lint', good),
    ];
    const told: Result[] = [];
    const results = await runSteps(steps, 2, (result) => told.push(result));
    expect(kinds(results)).toEqual(['build ran', 'size not-run', 'sum not-run', 'lint ran']);
    expect(told).toHaveLength(4);
  });

  test('a failed test stops the steps that need its step', async () => {
    const flawed = { ...good, tests: { passed: 3, failures: ['a test'] } };
    expect(
      kinds(await runSteps([step('tests', flawed), step('next', good, ['tests'])], 2, () => {})),
    ).toEqual(['tests ran', 'next not-run']);
  });

  test('a step that throws counts as failed, with its error', async () => {
    const broken: Step = {
      name: 'broken',
      cores: 1,
      repair: 'Mend it.',
      run: () => Promise.reject(new Error('No such program')),
    };
    const [result] = await runSteps([broken], 2, () => {});
    expect(result).toMatchObject({ kind: 'ran', verdict: { problems: ['No such program'] } });
  });

  test('a need that was not selected is ignored', async () => {
    expect(kinds(await runSteps([step('size', good, ['build'])], 2, () => {}))).toEqual(['size ran']);
  });

  test('steps that need each other are not run', async () => {
    const steps = [step('hen', good, ['egg']), step('egg', good, ['hen'])];
    expect(kinds(await runSteps(steps, 2, () => {}))).toEqual(['hen not-run', 'egg not-run']);
  });

  test('all steps end with one result each, after their needs, and never use more cores than there are', async () => {
    const plan = fc.array(
      fc.record({
        cores: fc.constantFrom(0 as const, 1 as const, 2 as const),
        isGood: fc.boolean(),
        pauses: fc.nat({ max: 3 }),
        needs: fc.array(fc.nat({ max: 8 }), { maxLength: 3 }),
        after: fc.array(fc.nat({ max: 8 }), { maxLength: 2 }),
      }),
      { maxLength: 9 },
    );
    await fc.assert(
      fc.asyncProperty(plan, fc.integer({ min: 2, max: 4 }), async (drawn, cores) => {
        let busy = 0;
        const started: string[] = [];
        const steps = drawn.map(({ isGood, pauses, needs, after, cores: own }, index): Step => ({
          name: String(index),
          cores: own,
          repair: 'Mend it.',
          needs: needs.filter((need) => need < index).map(String),
          after: after.filter((earlier) => earlier < index).map(String),
          run: async () => {
            started.push(String(index));
            busy += own;
            expect(busy).toBeLessThanOrEqual(cores);
            for (let pause = 0; pause < pauses; pause += 1) await Promise.resolve();
            busy -= own;
            return isGood ? good : bad;
          },
        }));
        const told: string[] = [];
        const results = await runSteps(steps, cores, ({ name }) => told.push(name));
        expect(results.map(({ name }) => name)).toEqual(steps.map(({ name }) => name));
        expect([...told].sort()).toEqual(steps.map(({ name }) => name).sort());
        const succeeded = new Set(started.filter((name) => drawn[Number(name)]?.isGood));
        for (const { name, needs = [], after = [] } of steps) {
          expect(started.includes(name)).toBe(needs.every((need) => succeeded.has(need)));
          // A step is skipped at the first need that failed, and starts only after the last one.
          if (started.includes(name))
            for (const need of [...needs, ...after])
              expect(told.indexOf(need)).toBeLessThan(told.indexOf(name));
        }
      }),
    );
  });
});

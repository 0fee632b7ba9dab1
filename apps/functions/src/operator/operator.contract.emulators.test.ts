import { createFirebaseHarness } from '@roborrow/adapter-firebase/testing';
import { describeOperatorContract } from '@roborrow/port-contracts';
import { expect } from 'vitest';
import { emulatedOperator } from '../../testing/emulated-operator.ts';
import { createOperatorFunction } from './operator-function.ts';
import { createUnfound } from './unfound-function.ts';

const failed = (line: string) => expect.unreachable(line);

describeOperatorContract(
  createFirebaseHarness('SDK', (project) => ({
    operator: createOperatorFunction(emulatedOperator(project), failed),
    unfound: createUnfound(emulatedOperator(project), failed),
  })),
);

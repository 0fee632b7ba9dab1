import { createOperatorFunction } from '../../src/operator/operator-function.ts';
import { emulatedOperator } from '../emulated-operator.ts';

export default createOperatorFunction(emulatedOperator(process.env['GCLOUD_PROJECT'] ?? ''), console.error);

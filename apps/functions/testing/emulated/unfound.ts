import { createUnfound } from '../../src/operator/unfound-function.ts';
import { emulatedOperator } from '../emulated-operator.ts';

export default createUnfound(emulatedOperator(process.env['GCLOUD_PROJECT'] ?? ''), console.error);

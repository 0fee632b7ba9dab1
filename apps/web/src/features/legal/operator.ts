import type { OperatorSettings } from '../../../operator-settings.ts';

declare const __OPERATOR__: OperatorSettings;

/** Who runs this site, validated and inserted by the build. Apart from `env.ts`, because only parts that come later need it. */
export const operator: OperatorSettings = __OPERATOR__;

import { US_STATES, type UsState } from '@roborrow/domain';

/** A state of the United States, or the District of Columbia. */
export type State = UsState;

/** By code. A stored place has its state's index in this list, so the order is part of the data format. */
export const STATES: readonly State[] = US_STATES;

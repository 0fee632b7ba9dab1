/** A set of slots, which are numbers from 0 on. */
export interface SlotSet {
  /** How many slots it has. */
  size: number;
  /** The slots in order, or, when this takes less room, one bit for each slot that there may be. */
  data: Uint32Array;
  isBits: boolean;
}

/** The fewest slots that are stored as bits. */
const FEWEST_AS_BITS = 64;

export const createSlotSet = (): SlotSet => ({ size: 0, data: new Uint32Array(2), isBits: false });

/** How many elements of an array have the bits of this many slots. */
export const bitsLength = (slots: number): number => (slots + 31) >>> 5;

export const hasBit = (bits: Uint32Array, slot: number): boolean =>
  (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

const setBit = (bits: Uint32Array, slot: number): void => {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
};

export const countBits = (bits: Uint32Array): number => countEvery(bits, 1);

/** Of so many elements one is looked at to tell about how many bits are set, if it finds this many bits. */
const ONE_OF = 8;
const ENOUGH = 500;

/** About how many bits are set; exactly how many if they are few. */
export const estimateBits = (bits: Uint32Array): number => {
  const some = countEvery(bits, ONE_OF);
  return some >= ENOUGH ? ONE_OF * some : countBits(bits);
};

const countEvery = (bits: Uint32Array, step: number): number => {
  let count = 0;
  for (let i = 0; i < bits.length; i += step) {
    let pairs = bits[i] ?? 0;
    if (pairs === 0) continue;
    pairs -= (pairs >>> 1) & 0x55555555;
    pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
};

/** The slots whose bits are set, in order. */
export const slotsOf = (bits: Uint32Array): number[] => {
  const slots: number[] = [];
  forEachSlot(bits, (slot) => slots.push(slot));
  return slots;
};

/** Visits the slots whose bits are set, in order. */
export const forEachSlot = (bits: Uint32Array, visit: (slot: number) => void): void => {
  for (let i = 0; i < bits.length; i += 1)
    for (let rest = bits[i] ?? 0; rest !== 0; rest &= rest - 1) visit(i * 32 + 31 - Math.clz32(rest & -rest));
};

/** Visits the slots whose bits are set in the elements from one to another, the last slot first. */
export const forEachSlotFromLast = (
  bits: Uint32Array,
  from: number,
  end: number,
  visit: (slot: number) => void,
): void => {
  for (let i = end - 1; i >= from; i -= 1)
    for (let rest = bits[i] ?? 0; rest !== 0;) {
      const last = 31 - Math.clz32(rest);
      visit(i * 32 + last);
      rest &= ~(1 << last);
    }
};

/** Visits the slots of a set whose bits are set. */
export const forEachIn = (
  { size, data, isBits }: SlotSet,
  bits: Uint32Array,
  visit: (slot: number) => void,
): void => {
  if (isBits) {
    for (let i = Math.min(bits.length, data.length) - 1; i >= 0; i -= 1)
      for (let rest = (bits[i] ?? 0) & (data[i] ?? 0); rest !== 0; rest &= rest - 1)
        visit(i * 32 + 31 - Math.clz32(rest & -rest));
  } else
    for (let i = 0; i < size; i += 1) {
      const slot = data[i] ?? 0;
      if (hasBit(bits, slot)) visit(slot);
    }
};

/** Sets the bits of all slots of a set. */
export const addTo = (bits: Uint32Array, { size, data, isBits }: SlotSet): void => {
  if (isBits)
    for (let i = Math.min(bits.length, data.length) - 1; i >= 0; i -= 1)
      bits[i] = (bits[i] ?? 0) | (data[i] ?? 0);
  else for (let i = 0; i < size; i += 1) setBit(bits, data[i] ?? 0);
};

/** Does what `addTo` does to bits of which none is set, in a tenth of its time for a set that is stored as bits. */
export const copyTo = (bits: Uint32Array, set: SlotSet): void => {
  if (set.isBits) bits.set(set.data.subarray(0, bits.length));
  else addTo(bits, set);
};

/** Clears the bits that are not set in the others. */
export const keepIn = (bits: Uint32Array, others: Uint32Array): void => {
  for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) & (others[i] ?? 0);
};

/** Adds a slot; ignores one that it has. */
export const addSlot = (set: SlotSet, slot: number): void => {
  if (set.isBits) addAsBit(set, slot);
  else addInOrder(set, slot);
};

const addAsBit = (set: SlotSet, slot: number): void => {
  const needed = bitsLength(slot + 1);
  if (needed > set.data.length) {
    // The slots may have become so many that these are few.
    if (set.size < needed / 2) {
      become(set, Uint32Array.from(slotsOf(set.data)), false);
      return addInOrder(set, slot);
    }
    set.data = enlarged(set.data, needed);
  }
  if (hasBit(set.data, slot)) return;
  setBit(set.data, slot);
  set.size += 1;
};

const addInOrder = (set: SlotSet, slot: number): void => {
  const position = positionOf(set, slot);
  if (position < set.size && set.data[position] === slot) return;
  if (set.size === set.data.length) {
    const needed = bitsLength(Math.max(slot, set.data[set.size - 1] ?? 0) + 1);
    if (set.size >= FEWEST_AS_BITS && set.size > needed) {
      const bits = new Uint32Array(needed);
      addTo(bits, set);
      become(set, bits, true);
      return addAsBit(set, slot);
    }
    set.data = enlarged(set.data, set.size + 1);
  }
  if (position < set.size) set.data.copyWithin(position + 1, position, set.size);
  set.data[position] = slot;
  set.size += 1;
};

/** Removes a slot; ignores one that it does not have. */
export const deleteSlot = (set: SlotSet, slot: number): void => {
  if (set.isBits) {
    if (!hasBit(set.data, slot)) return;
    set.data[slot >>> 5] = (set.data[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
  } else {
    const position = positionOf(set, slot);
    if (position === set.size || set.data[position] !== slot) return;
    set.data.copyWithin(position, position + 1, set.size);
  }
  set.size -= 1;
};

const become = (set: SlotSet, data: Uint32Array, isBits: boolean): void => {
  set.data = data;
  set.isBits = isBits;
};

const enlarged = (data: Uint32Array, needed: number): Uint32Array => {
  const larger = new Uint32Array(Math.ceil(needed * 1.25) + 1);
  larger.set(data);
  return larger;
};

/** The position of the first slot that is not smaller. */
const positionOf = ({ size, data }: SlotSet, slot: number): number => {
  if (size === 0 || (data[size - 1] ?? 0) < slot) return size;
  let low = 0;
  for (let high = size; low < high;) {
    const middle = (low + high) >>> 1;
    if ((data[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
};

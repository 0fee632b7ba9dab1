/** Where a visitor's list is stored on the device, and a member's in the tab. */
export const STORED_AT = 'roborrow.viewed';

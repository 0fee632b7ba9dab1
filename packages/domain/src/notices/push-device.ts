/** A browser on which its person hears of messages while the app is closed, as the browser's push service knows it (D540). */
export interface PushDevice {
  /** The address at which the push service takes notices for this browser. No two browsers have the same. */
  readonly endpoint: string;
  /** The browser's public key, a point of P-256 in base64url, for which notices are encrypted (RFC 8291). */
  readonly p256dh: string;
  /** The secret, 16 bytes in base64url, by which the browser knows that the site encrypted a notice. */
  readonly auth: string;
}

/** The most devices of a person; another one takes the place of the oldest (D540). */
export const PUSH_DEVICES_MAX = 10;

/** The most characters of an endpoint after its host. */
const PATH_MAX = 800;

/**
 * The push services of Chrome, Firefox, Safari and Edge. An endpoint is called by the server and written by a client, so
 * it must not lead anywhere else (D542). The security rules have the same pattern.
 */
export const PUSH_ENDPOINT = `https://(fcm[.]googleapis[.]com|updates[.]push[.]services[.]mozilla[.]com|web[.]push[.]apple[.]com|[a-z0-9-]{1,60}[.]notify[.]windows[.]com)/[!-~]{1,${PATH_MAX}}`;

/** An uncompressed point: 65 bytes, of which the first is 4. */
export const PUSH_KEY = 'B[A-Za-z0-9_-]{86}';

/** A shared secret of 16 bytes. */
export const PUSH_SECRET = '[A-Za-z0-9_-]{22}';

const matches = (pattern: string, value: string): boolean => new RegExp(`^${pattern}$`, 'u').test(value);

/** Whether a URL is an address of one of the known push services. */
export const isPushEndpoint = (value: string): boolean => matches(PUSH_ENDPOINT, value);

/** Whether a device's address and keys have the form that push services give them. */
export const isPushDevice = ({ endpoint, p256dh, auth }: PushDevice): boolean =>
  isPushEndpoint(endpoint) && matches(PUSH_KEY, p256dh) && matches(PUSH_SECRET, auth);

/** Without the device of this endpoint. */
export const withoutPushDevice = (devices: readonly PushDevice[], endpoint: string): readonly PushDevice[] =>
  devices.filter((device) => device.endpoint !== endpoint);

/** With this device as the newest: its earlier keys are replaced, and the oldest device goes when there are too many. */
export const withPushDevice = (devices: readonly PushDevice[], device: PushDevice): readonly PushDevice[] =>
  [...withoutPushDevice(devices, device.endpoint), device].slice(-PUSH_DEVICES_MAX);

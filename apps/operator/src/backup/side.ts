import type { Header } from './archive/manifest.ts';
import type { Kind, Read, Records } from './archive/record.ts';

/** A project or a file that everything is read from. */
export interface Source {
  /** What the archive says of where it comes from. */
  readonly from: string;
  readonly bucket: string;
  /** Whether an interrupted reading goes on with the same documents; otherwise it begins anew. */
  readonly goesOn: boolean;
  /** The moment of the documents that are read, if none is given. */
  now(): Promise<string>;
  /** Reads from the beginning, or from where an earlier reading ended; the documents as they were at a moment. */
  read<Name extends Kind>(kind: Name, next: string | undefined, at: string): AsyncIterable<Read<Name>>;
  close(): Promise<void>;
}

/** What was written of an archive so far. */
export interface Progress {
  readonly fingerprint: string;
  readonly parts: number;
}

/** A project or a file that everything is written to. Writing the same again changes nothing. */
export interface Target {
  /** `null` if nothing is there, what was begun, or `full` for anything else. */
  look(): Promise<Progress | 'full' | null>;
  /** Writes records of an archive whose pictures were in that bucket. */
  write<Name extends Kind>(kind: Name, records: readonly Records[Name][], from: string): Promise<void>;
  /** Notes what was written, so that a new run goes on. */
  note(progress: Progress): Promise<void>;
  /** Removes the note. @returns what the operator should know. */
  finish(header: Header): Promise<readonly string[]>;
}

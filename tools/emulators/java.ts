import { join } from 'node:path';
import { run } from '../workspace/programs.ts';

export interface Java {
  readonly program: string;
  /** 8, 11, 17, 21 … */
  readonly version: number;
}

/**
 * Options for a program that runs for minutes: only the quick compiler, and garbage collected on one thread. The Firestore emulator
 * takes half the CPU time with them, because in a minute the thorough compiler does not pay for itself.
 */
export const FOR_MINUTES = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The number in `openjdk version "17.0.15"`; Java 8 reports itself as 1.8. */
export const versionIn = (text: string): number | null => {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  const version = Number(first === '1' ? second : first);
  return Number.isInteger(version) && version > 0 ? version : null;
};

/** The Java that JAVA_HOME names, else the one on the PATH; `null` if neither starts. */
export async function findJava({ JAVA_HOME } = process.env): Promise<Java | null> {
  for (const program of [...(JAVA_HOME ? [join(JAVA_HOME, 'bin/java')] : []), 'java']) {
    const { code, stdout, stderr } = await run(program, ['-version']);
    const version = versionIn(stderr + stdout);
    if (code === 0 && version !== null) return { program, version };
  }
  return null;
}

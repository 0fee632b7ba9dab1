import type { HttpFunction } from '@roborrow/functions';
import * as z from 'zod';

const schema = z.object({
  version: z.string(),
  build: z.string(),
  answers: z.record(z.string(), z.boolean()),
});

/** One answer for the whole site (D782), from those of its parts; the version is the first one's. */
export const healthOf =
  (parts: readonly HttpFunction[]): HttpFunction =>
  async (request) => {
    const asked = await Promise.all(parts.map((part) => part(new Request(request.url))));
    const read = await Promise.all(asked.map(async (answer) => schema.parse(await answer.json())));
    const [first] = read;
    const answers = Object.assign({}, ...read.map((part) => part.answers)) as object;
    return Response.json(
      { version: first?.version, build: first?.build, answers },
      {
        status: asked.every(({ ok }) => ok) ? 200 : 503,
        headers: { 'Cache-Control': 'no-store' },
      },
    );
  };

/**
 * The words that a message of an error keeps: those of browsers, Node, React, Firebase and of this product. Any other word
 * may be a person's.
 */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  `a abort aborted aborterror access after all allowed already an and any api app argument arguments array as assertion assignment async at await
  backend bad be been before being bigint block blocked body boolean bootstrap broken buffer busy by bytes
  call callback called can cancelled cannot canceled changed check child children circular class client clone closed closing code cold component
  conflict connect connection constant constructor content context convert cookie could create created credentials cross cyclic
  data database dataclone date deadline decode decoded defined delete deleted denied depth descriptor destroyed detached device did disconnected
  dispatch document does during dynamically
  element empty enabled encode end ended entry error errors eval event exceeded execute exist exists expected expired expression
  fail failed failure fetch fetching field file files find firebase firestore first for forbidden format found frame from function
  generator get getter global gone
  handle handler has have header headers hook hooks host hydrate hydrated hydrating hydration
  id if illegal image import imported importing in index indexeddb infinite initial initialization initialized initialize input insecure instance
  insufficient integer internal into invalid invalidstate is it iterable iterate iterator
  json key keys
  last length less lexical limit load loaded loading local lock long loop lost
  many map match matched maximum memory message method missing mismatch mode module more mounted multiple must
  name nan navigator negative nested network never new next no node non nonexistent not null number
  object of offline on once only open opened operation option options or order origin other out outside over own
  page parameter parent parse parsed parsing password path pending permission permissions persistence policy port position precision preflight private process
  promise properties property protocol prototype provided proxy public
  query quota
  range react read reading readonly reason received recursion redirect reference referenceerror regular rejected rejection release reload remove
  removed render rendered rendering request requested required requires resolve resolved resource response result retry return returned root route router rule
  same schema script security server service session set setter shared should signal size slow snapshot source stack state status still stopped storage store
  stored stream string strict structured style subscribe such suspended suspense symbol syncing syntax syntaxerror system
  tab target task template than that the there this thread throw thrown time timed timeout timer to token too transaction transport tree tried try type
  typeerror types
  unable unauthenticated unauthorized unavailable uncaught undefined under unexpected unhandled uninitialized unique unknown unreachable unsupported until
  update updated upload url use used user using
  valid value values variable version view
  was wait waiting when where while window with within without worker write writing wrong
  xml
  you your
  zero`.split(/\s+/),
);

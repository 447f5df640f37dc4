/** The part of the package's interface that the tests use; it brings no types. */
declare module 'autocannon' {
  type Result = { readonly timeouts: number };
  type Run = PromiseLike<Result> & {
    on(event: 'response', listener: (client: unknown, status: number) => void): void;
    on(event: 'reqError', listener: (error: NodeJS.ErrnoException) => void): void;
    stop(): void;
  };
  type Options = {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly timeout: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly method?: 'POST';
    readonly body?: string;
  };
  const autocannon: (options: Options) => Run;
  export = autocannon;
}

/**
 * Sends a request of an import again that a cluster refuses as a whole, since it has too much to do or too little
 * memory for the moment. The client itself does so for single products alone.
 */
import { type ClientOptions, errors, Transport } from '@opensearch-project/opensearch';

type Request = Parameters<Transport['request']>;
type Callback = NonNullable<Request[2]>;

type Result = Parameters<Callback>[1];

/** Full disks are refused with the same status, and are as full soon after. */
const isBusy = (error: unknown): boolean =>
  error instanceof errors.ResponseError &&
  error.statusCode === 429 &&
  !error.message.includes('blocked by: [');

const mostRepeats = 6;

export function patientTransport(waitMs = 5_000): NonNullable<ClientOptions['Transport']> {
  return class extends Transport {
    override request(...[params, options, callback]: Request): never {
      if (callback === undefined)
        return new Promise<Result>((resolve, reject) => {
          this.request(params, options, (error, result) =>
            error === null ? resolve(result) : reject(error),
          );
        }) as never;
      const send = (left: number) => {
        const respond: Callback = (error, result) => {
          if (left === 0 || !isBusy(error)) callback(error, result);
          else setTimeout(() => send(left - 1), waitMs);
        };
        return super.request({ ...params }, options, respond);
      };
      return send(mostRepeats) as never;
    }
  };
}

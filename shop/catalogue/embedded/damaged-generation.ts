/** The error of a generation that cannot be used, with the reason. */
import { basename } from 'node:path';

const damagedCode = 'ERR_GENERATION_DAMAGED';

class DamagedGenerationError extends Error {
  override readonly name = 'DamagedGenerationError';
  readonly code = damagedCode;
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `Generation ${basename(folder)} of the catalogue is damaged: ${reason}. Run the import again.`,
      { cause },
    );
  }
}

/** By the code, because an error that comes from another thread has lost its class. */
export const isDamaged = (error: unknown): error is Error =>
  error instanceof Error && (error as { readonly code?: unknown }).code === damagedCode;

/** Too many open files or too little memory: the generation itself may be whole. */
const faultsOfTheMachine = new Set<unknown>(['EMFILE', 'ENFILE', 'ENOMEM']);

export const isFaultOfMachine = (error: unknown): boolean =>
  faultsOfTheMachine.has((error as { readonly code?: unknown }).code);

/** Makes the rejections of `read` name the generation in `folder`. */
export async function namingGeneration<Result>(
  folder: string,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (isDamaged(error) || isFaultOfMachine(error)) throw error;
    throw new DamagedGenerationError(folder, error);
  }
}

import { explainStartError } from '../../server/explain-start-error';

const forbidden = (syscall: string) =>
  Object.assign(new Error('permission denied'), { code: 'EACCES', syscall });

describe('a start that is not permitted', () => {
  const env = { PORT: '80', DATA_DIR: '/srv/data' };

  it.each(['listen', 'bind'])('names the port when the server may not %s at it', (syscall) => {
    expect(explainStartError(forbidden(syscall), env)).toBe(
      'Port 80 is not allowed. Set PORT to one above 1023.',
    );
  });

  it('names the folder on a read-only disk, where Node finds none', () => {
    const error = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'mkdir' });
    expect(explainStartError(error, env)).toBe(
      'The data folder /srv/data cannot be written. Set DATA_DIR to one that can.',
    );
  });

  it('names the folder when that may not be written', () => {
    expect(explainStartError(forbidden('mkdir'), env)).toBe(
      'The data folder /srv/data cannot be written. Set DATA_DIR to one that can.',
    );
  });
});

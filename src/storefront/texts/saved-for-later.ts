export const savedTexts = {
  noToken: 'Could not retrieve csrf token',
  unreadable: 'There was an error calling save for later service',
  withStatus: (message: string, status: number) => `${message} (Status Code: ${status})`,
};

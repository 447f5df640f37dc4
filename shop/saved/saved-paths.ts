/** Paths of the save-for-later calls (specification sections 7.2 to 7.5). */
const model = '/rest/model';
const actor = `${model}/sdg/savedforlater/SavedForLaterActor`;

export const confirmationPath = `${model}/atg/rest/SessionConfirmationActor/getSessionConfirmationNumber`;
export const savedListPath = `${actor}/list`;
export const addProductPath = `${actor}/addProduct`;
export const removeProductPath = `${actor}/removeProduct`;

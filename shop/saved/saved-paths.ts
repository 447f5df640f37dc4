/** Paths of the save-for-later calls (docs/product.md, 12.3). */
const model = '/rest/model';
const actor = `${model}/sdg/savedforlater/SavedForLaterActor`;

export const confirmationPath = `${model}/atg/rest/SessionConfirmationActor/getSessionConfirmationNumber`;
export const savedListPath = `${actor}/list`;
export const addProductPath = `${actor}/addProduct`;
export const removeProductPath = `${actor}/removeProduct`;

/**
 * What the first call needs and no screen before it: axios, and the reader of refusals, which comes with it so that a refusal can be read when
 * the network has gone since.
 */
export { default as axios } from 'axios'
export { readErrorResponse } from './error-response.ts'

/** The settings of a transaction whose statements read one snapshot and write nothing. */
export const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** How long a password must be at least, as the server has it; it has the last word. */
export const LEAST_PASSWORD = 10;

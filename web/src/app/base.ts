/** The path under which this page sees its server, such as `/ludarium`; '' where it has a whole host. */

/** Of a built page: its scripts are in `assets`. */
export const BASE = import.meta.env.PROD ? new URL('..', import.meta.url).pathname.replace(/\/$/, '') : ''

/** The address of a path of the server, such as `/t/<table>` or `/api/games`. */
export const pathTo = (path: string): string => BASE + path

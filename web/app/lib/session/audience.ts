/** The audience of a route. `both` is a company or a person, never an administrator. */
export type Audience = 'public' | 'company' | 'person' | 'both' | 'console' | 'developer';

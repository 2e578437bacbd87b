/** The React of a build renders pages and mails as visitors get them, and is quicker. */
Object.assign(process.env, { NODE_ENV: 'production' });

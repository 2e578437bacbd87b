/** Pages and mails of a site are rendered by the React of a build, which is also quicker. */
Object.assign(process.env, { NODE_ENV: 'production' });

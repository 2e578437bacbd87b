export const POST = () => Response.json({ ok: true });

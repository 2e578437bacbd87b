const CORRECT_PORT = 'Berichtigen Sie den Port: 465 ist smtps://, 587 ist smtp://.';
const ITS_LOG = 'Sein eigenes Protokoll sagt, warum. Die Website versucht es weiter.';

export const receiverAnswers = {
  remedy: 'Sehen Sie in das Protokoll des Empfängers.',
  connectionRefused: {
    means: 'die Verbindung wurde abgelehnt',
    remedy: 'An dieser Adresse und diesem Port antwortet kein Programm.',
  },
  hostNotFound: { means: 'der Server wurde nicht gefunden', remedy: 'Prüfen Sie seine Adresse.' },
  noAnswerInTime: { means: 'die Antwort blieb aus' },
  connectionClosed: { means: 'die Verbindung wurde geschlossen' },
  wrongPassword: { means: 'das Passwort ist falsch' },
  machineNotAllowed: { means: 'der Benutzer darf sich von diesem Rechner nicht verbinden' },
  noDatabase: { means: 'die Datenbank gibt es nicht' },
  noTables: { means: 'der Benutzer darf keine Tabellen anlegen' },
  serverStarts: { means: 'der Server startet oder wird beendet' },
  otherName: {
    means: 'das Zertifikat gilt für einen anderen Namen',
    remedy: 'Vergleichen Sie es mit der Adresse des Empfängers.',
  },
  noTls: { means: 'der Port spricht kein TLS', remedy: CORRECT_PORT },
  noEncryption: { means: 'es wurde keine Verschlüsselung begonnen', remedy: CORRECT_PORT },
  invalidCertificate: {
    means: 'das Zertifikat ist nicht gültig',
    remedy: 'Erneuern Sie es beim Empfänger, oder vervollständigen Sie seine Kette.',
  },
  accepted: { means: 'die Anfrage wurde angenommen' },
  redirected: {
    means: 'die Adresse leitet weiter',
    remedy: 'Tragen Sie die Adresse ein, auf die sie weiterleitet.',
  },
  accessDenied: {
    means: 'der Zugriff wurde verweigert',
    remedy: 'Vergleichen Sie Anmeldung und Signatur an beiden Enden.',
  },
  noWorkflow: {
    means: 'dort ist kein aktiver Workflow',
    remedy: 'Schalten Sie den Workflow ein, und verwenden Sie seine Production URL.',
  },
  rateLimited: {
    means: 'die Höchstzahl der Aufrufe ist überschritten',
    remedy: 'Die Website versucht es von selbst weiter, in größeren Abständen.',
  },
  receiverRefused: { means: 'der Empfänger hat abgelehnt', remedy: ITS_LOG },
  noLogIn: {
    means: 'eine Anmeldung oder ein Tunnel fehlt',
    remedy: 'Berichtigen Sie SMTP_URL, oder starten Sie den Tunnel.',
  },
  logInRefused: {
    means: 'die Anmeldung wurde abgelehnt',
    remedy: 'Berichtigen Sie SMTP_URL: Vielleicht ist ein App-Passwort nötig.',
  },
  mailServerRefused: {
    means: 'der Mailserver hat abgelehnt',
    remedy: 'Prüfen Sie MAIL_FROM und MAIL_TO.',
  },
  requestRejected: {
    means: 'die Anfrage wurde zurückgewiesen',
    remedy: 'Sehen Sie nach, was der Workflow erwartet.',
  },
  receiverFailed: { means: 'beim Empfänger ist ein Fehler aufgetreten', remedy: ITS_LOG },
} as const;

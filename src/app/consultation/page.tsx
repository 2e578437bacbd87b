export default function ConsultationPage() {
  return (
    <main>
      <h1>Free Consultation</h1>
    </main>
  );
}

export default function ConsultationPage() {
  return <h1>Free Consultation</h1>;
}

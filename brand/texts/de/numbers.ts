import type { numbers as english } from "../en/numbers.ts";

export const numbers: typeof english = {
  units:
    "je pro der die das des von vom in und im Tsd T Tausend Mio M m Mrd Bio Cent Ct Euro EUR Franken Rappen Aktie Aktien Stammaktie Stammaktien Vorzugsaktie Vorzugsaktien Stück Punkt Punkte Prozentpunkt Prozentpunkte Basispunkt Basispunkte PP BP bp Prozent mal x fach Mitarbeiter Mitarbeitende Mitarbeitenden Mitarbeiterinnen Beschäftigte Beschäftigten Personen Menschen Köpfe VZÄ FTE Kunden Kundinnen Mitglieder Aktionäre Stimmen Standorte Filialen Länder Ländern Stunden Std Tonne Tonnen t kt Mt CO CO2 CO2e e Äq Äquivalente MW GW kW TW kWh MWh GWh TWh PJ GJ TJ MJ J Wh W V qm Quadratmeter Kubikmeter Hektar Fahrzeuge Sitze Zimmer Barrel",
  turns:
    "Verlust Verluste Verlusten Verlustes Nettoverlust Jahresfehlbetrag Fehlbetrag Fehlbeträge Defizit Unterdeckung Minus minus negativ negative negativer negatives Rückgang Rückgänge rückläufig zurück zurückgegangen gesunken sinkt sinken sank gesenkt Senkung gefallen fällt fiel fallen Fall niedriger niedrigere geringer geringere weniger unter unterhalb abzüglich Abnahme abgenommen nimmt ab Abfall Einbruch eingebrochen Einbuße Einbußen Einbusse Einbussen verringert Verringerung vermindert Minderung gemindert reduziert Reduktion Reduzierung gekürzt Kürzung schlechter verschlechtert Verschlechterung schwächer schrumpft geschrumpft Schrumpfung nachgegeben verloren verfehlt Abfluss Abflüsse Abschreibung Abschreibungen Wertminderung Wertberichtigung runter herunter",
};

/**
 * Words beside numbers, which editors write in figures. A number with another word is shown as it was typed, and is a text
 * in files: the word may mean that it is a loss.
 */
export const numbers = {
  /** Units that CLDR lacks; it has `million`, `km` and `hours`. */
  units:
    "a an the of in and per each m mn mm mio k thousand bn tn cent cents c p pence penny pound pounds dollar dollars euro euros franc francs krona kronor krone kroner yen share shares security securities unit units ordinary basic diluted point points pp ppt pts basis bp bps time times x percent percentage employee employees people person persons head heads FTE FTEs customer customers member members shareholder shareholders holder holders vote votes site sites store stores venue venues country countries hour hours injury injuries worked night nights seat seats passenger passengers room rooms vehicle vehicles barrel barrels bbl bbls boe mboe tonne tonnes ton tons kt Mt t CO CO2 CO2e CO2-e e eq oz koz ounce ounces MW GW kW TW kWh MWh GWh TWh PJ GJ TJ MJ J Wh W V sqm sq square cubic ML GL kL m2 m3",
  turns:
    "loss losses losing lost deficit deficits shortfall shortfalls drop drops dropped dropping fall falls fell fallen falling decline declines declined declining decrease decreases decreased decreasing reduce reduces reduced reduction reductions down downs downturn lower lowered less fewer below under beneath minus negative negatively off short shorter behind worse worsened worsening weak weaker weakened slump slumped slide slid slip slipped sank sink sunk shrink shrank shrunk contraction contracted cut cuts erosion eroded drag dip dipped plunge plunged tumble tumbled retreat retreated outflow outflows outgoing overdrawn owed owing payable write-down write-off writedown writeoff impairment impaired adverse unfavourable unfavorable headwind headwinds missed miss out",
};
